import { Phone } from '#app/ui/icon/icon.tsx'

/** A link that calls the customer: their number in a table, a large button in a card. */
export function CallButton({ phone, href, call }: { phone: string; href: string; call: string }) {
  return (
    <a
      href={href}
      className="relative grid size-12 place-items-center rounded-edge border-2 border-line-strong @4xl:block @4xl:size-auto @4xl:border-0 @4xl:py-1 @4xl:whitespace-nowrap @4xl:link"
    >
      <Phone size={22} className="@4xl:hidden" />
      <span className="sr-only">{call} </span>
      <span className="@max-4xl:sr-only">{phone}</span>
    </a>
  )
}
