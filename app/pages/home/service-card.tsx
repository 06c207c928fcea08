import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PriceTag } from '#app/ui/price-tag.tsx'
import type { HomeContent } from './home-content.server.ts'

type ServiceCardProps = { card: HomeContent['services']['cards'][number]; details: string }

/** One service at a glance. The whole card leads to its details. */
export function ServiceCard({ card, details }: ServiceCardProps) {
  return (
    <article className="relative flex h-full flex-col border border-line bg-surface">
      <div className="relative">
        <Picture picture={card.picture} sizes="(width >= 64rem) 32rem, 100vw" className="aspect-[16/10]" />
        <span className="small absolute right-0 bottom-0 bg-night px-3 py-1 text-on-night">
          {card.photos}
        </span>
      </div>
      <div className="flex grow flex-col p-5 sm:p-6">
        <h3 className="heading">{card.label}</h3>
        <p className="mt-1 font-semibold">{card.tagline}</p>
        <p className="small mt-3 text-ink-soft">{card.description}</p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-5">
          <PriceTag {...card.price} />
          <ActionLink href={card.href} tone="line" className="after:absolute after:inset-0">
            {details}
            <span className="sr-only">, {card.label}</span>
            <ArrowRight size={18} />
          </ActionLink>
        </div>
      </div>
    </article>
  )
}
