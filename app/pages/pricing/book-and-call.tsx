import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon.tsx'
import type { PriceListSection } from './pricing-content.server.ts'

/** Ask for an appointment with the section's service already chosen, or call. */
export function BookAndCall({ section: { book, call, title } }: { section: PriceListSection }) {
  return (
    <p className="mt-7 flex flex-wrap gap-3">
      <ActionLink href={book.href} className="max-sm:grow">
        {book.label}
        <span className="sr-only">{`: ${title}`}</span>
      </ActionLink>
      <ActionLink href={call.href} tone="line" className="max-sm:grow">
        <Phone size={18} />
        {` ${call.label} `}
        <span className="figure max-sm:sr-only">{call.phone}</span>
      </ActionLink>
    </p>
  )
}
