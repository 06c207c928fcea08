import type { Lang } from '#app/content/language.ts'
import { isListed } from '#app/content/prices/listed.ts'
import { rowsOf, saysFrom } from '#app/content/prices/price-rows.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { content } from '#app/content/snapshot.ts'

/** The prices asked for most, in the board's order. */
const onWall = ['labour', 'oilChange', 'tireSwap', 'inspection'] as const satisfies readonly PriceKey[]

/** The price board: up to four prices in large type, and a note on what they include. */
export function Wall({ lang, className }: { lang: Lang; className: string }) {
  const { home, prices } = content(lang)
  const { board } = home
  const shown = onWall.filter((key) => isListed(key))
  if (shown.length === 0) return null
  return (
    <div className={className}>
      <h2 className="label text-on-night-soft max-lg:sr-only">{board.heading}</h2>
      <dl className="wall">
        {shown.map((key) => {
          const { before, amount, unit } = prices[key]
          const { label, note } = board.lines[key]
          return (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <b className="figure">
                  {before && <small>{before}</small>} {amount}
                </b>{' '}
                <small>{unit ? `${unit}, ${note}` : note}</small>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-2 text-sm text-balance text-on-night-soft lg:mt-4">
        {`${saysFrom(rowsOf(prices, shown)) ? board.lowest : board.exact} ${board.taxes}`}
      </p>
    </div>
  )
}
