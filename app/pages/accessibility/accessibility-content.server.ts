import { business } from '#app/content/business.ts'
import { longDate } from '#app/content/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { accessibilityUpdated } from '#app/content/pages/accessibility.ts'
import { content } from '#app/content/snapshot.ts'

/** Everything the accessibility statement says in one language. */
export function accessibilityContent(lang: Lang) {
  const { accessibility, headings } = content(lang)
  return {
    ...accessibility,
    heading: headings.accessibility.heading,
    updated: { day: accessibilityUpdated, text: longDate(accessibilityUpdated, lang) },
    email: `mailto:${business.email}`,
    phone: `tel:${business.phone}`,
  }
}

export type AccessibilityContent = ReturnType<typeof accessibilityContent>
