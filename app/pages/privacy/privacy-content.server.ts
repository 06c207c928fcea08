import { business } from '#app/content/business.ts'
import { longDate } from '#app/content/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { privacyUpdated } from '#app/content/pages/privacy.ts'
import { content } from '#app/content/snapshot.ts'

/** Everything the privacy page says in one language. */
export function privacyContent(lang: Lang) {
  const { privacy, headings, contact, interface: words } = content(lang)
  return {
    ...privacy,
    heading: headings.privacy.heading,
    updated: { day: privacyUpdated, text: longDate(privacyUpdated, lang) },
    write: { href: `mailto:${business.email}`, label: contact.email.write },
    call: { href: `tel:${business.phone}`, label: contact.phone.call },
    home: words.home,
  }
}

export type PrivacyContent = ReturnType<typeof privacyContent>
