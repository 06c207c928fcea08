import { ActionLink } from '#app/ui/action-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PriceTag } from '#app/ui/price-tag.tsx'
import type { CardContent } from './services-content.server.ts'

/** One service at a glance. The whole card leads to its details. */
export function ServiceCard({ card, details }: { card: CardContent; details: string }) {
  return (
    <>
      <Picture picture={card.picture} sizes="(width >= 64rem) 33rem, 100vw" className="aspect-[16/10]" />
      <p className="small absolute top-0 right-0 bg-night px-3 py-1 text-on-night">{card.photos}</p>
      <h3 className="heading numbered mt-5">{card.label}</h3>
      <p className="mt-1 font-semibold">{card.tagline}</p>
      <p className="small mt-2 mb-5 text-ink-soft">{card.description}</p>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t-4 border-ink pt-4">
        <PriceTag {...card.price} />
        <ActionLink
          href={card.href}
          tone="line"
          label={`${details}, ${card.label}`}
          className="after:absolute after:inset-0"
        >
          {details}
        </ActionLink>
      </p>
    </>
  )
}
