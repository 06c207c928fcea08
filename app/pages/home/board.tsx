import type { Lang } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import type { ServiceId } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { PriceTag } from '#app/ui/price-tag.tsx'
import { priceTag } from './price-tag.ts'

/** The services whose price stands on the board. */
const onBoard: readonly ServiceId[] = ['huiles', 'pneus', 'freins', 'antirouille', 'general']

/** The board on the wall: five prices people ask for, before anything else is said. */
export function Board({ lang }: { lang: Lang }) {
  const { home, prices } = content(lang)
  return (
    <section aria-labelledby="board-title" className="wrap py-12 lg:py-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="board-title" className="heading">
          {home.board.heading}
        </h2>
        <ActionLink href={href('pricing', lang)} tone="text">
          {home.services.allPrices}
          <ArrowRight size={18} />
        </ActionLink>
      </div>
      <dl className="mt-3 grid border-t-4 border-ink lg:grid-cols-5">
        {onBoard.map(service).map(({ id, label, leadPrice }) => (
          <div
            key={id}
            className="flex items-center justify-between gap-4 border-b border-line py-3 lg:flex-col lg:items-start lg:justify-start lg:border-b-0 lg:py-5 lg:pr-4 lg:not-first:border-l lg:not-first:pl-5"
          >
            <dt className="small text-ink-soft">
              <b className="block text-[1.0625rem] font-semibold text-ink">{label[lang]}</b>
              {prices[leadPrice].label}
            </dt>
            <dd className="shrink-0 lg:mt-auto">
              <PriceTag {...priceTag(leadPrice, lang)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small mt-3 text-ink-soft">{home.board.note}</p>
    </section>
  )
}
