import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { PriceTag } from '#app/ui/price-tag.tsx'
import type { BoardContent } from './price-tags.server.ts'

/** The board on the wall: five prices people ask for, before anything else is said. */
export function Board({ board }: { board: BoardContent }) {
  return (
    <section aria-labelledby="board-title" className="later wrap py-12 lg:py-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="board-title" className="heading">
          {board.heading}
        </h2>
        <ActionLink href={board.allHref} tone="text">
          {board.all}
          <ArrowRight size={18} />
        </ActionLink>
      </div>
      <dl className="mt-3 grid border-t-4 border-ink lg:grid-cols-5">
        {board.lines.map(({ label, what, ...price }) => (
          <div
            key={label}
            className="flex items-center justify-between gap-4 border-b border-line py-3 lg:flex-col lg:items-start lg:justify-start lg:border-b-0 lg:py-5 lg:pr-4 lg:not-first:border-l lg:not-first:pl-5"
          >
            <dt className="small text-ink-soft">
              <b className="block text-[1.0625rem] font-semibold text-ink">{label}</b>
              {what}
            </dt>
            <dd className="shrink-0 lg:mt-auto">
              <PriceTag {...price} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small mt-3 text-ink-soft">{board.note}</p>
    </section>
  )
}
