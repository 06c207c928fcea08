import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon/icon.tsx'

/** Calls the garage. On a phone the number is only in the accessible name. */
export function CallLink({ lang }: { lang: Lang }) {
  return (
    <ActionLink href={`tel:${facts().business.phone}`} tone="line" className="max-sm:grow">
      <Phone size={18} />
      {` ${content(lang).interface.call} `}
      <span className="figure -ml-1 max-sm:sr-only">{phoneText(facts().business.phone, lang)}</span>
    </ActionLink>
  )
}
