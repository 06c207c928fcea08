import type { Lang } from '#app/content/language.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { content } from '#app/content/snapshot.ts'

/** The prices asked for most, as they hang on the wall. */
const onWall = ['labour', 'oilChange', 'tireSwap', 'inspection'] as const satisfies readonly PriceKey[]

/** The board on the workshop's wall: four prices in large type, and what is not in them. */
export function Wall({ lang, className }: { lang: Lang; className: string }) {
  const { home, prices } = content(lang)
  const { board } = home
  return (
    <div className={className}>
      <h2 className="label text-on-night-soft max-lg:sr-only">{board.heading}</h2>
      <dl className="border-t-4 border-on-night lg:mt-3">
        {onWall.map((key) => {
          const { amount, after } = prices[key]
          const { label, note } = board.lines[key]
          return (
            <div
              key={key}
              className="flex items-center justify-between gap-4 border-b border-on-night-soft/40 py-2 lg:items-end lg:py-5"
            >
              <dt className="leading-tight">
                <b className="block text-[1.0625rem] font-bold lg:text-[1.375rem]">{label}</b>
                <span className="text-sm text-on-night-soft lg:text-[1.0625rem]">{note}</span>
              </dt>
              <dd className="shrink-0 text-right">
                <b className="figure text-[2.125rem] leading-none [word-spacing:-0.05em] lg:text-6xl xl:text-[4.25rem]">
                  {amount}
                </b>
                {after && <span className="ml-1.5 text-sm text-on-night-soft">{after}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-2 text-sm text-on-night-soft lg:mt-4">{board.note}</p>
    </div>
  )
}
