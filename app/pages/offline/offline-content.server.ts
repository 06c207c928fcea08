import { business } from '#app/content/business.ts'
import { weekHours } from '#app/content/hours.ts'
import type { Lang } from '#app/content/language.ts'
import { hoursText, weekdayText } from '#app/content/opening.ts'
import { phoneText } from '#app/content/phone.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

/** Nothing here may depend on the day: the page is read long after it was written. */
export function offlineContent(lang: Lang) {
  const { interface: words, offline } = content(lang)
  return {
    copy: offline,
    phone: { label: words.call, text: phoneText(business.phone, lang), href: `tel:${business.phone}` },
    address: `${business.address.street}, ${business.address.city}`,
    hours: { title: words.footer.hours, week: week(lang) },
    links: (['pricing', 'contact'] as const).map((name) => ({
      label: words.nav[name],
      href: href(name, lang),
    })),
  }
}

export type OfflineContent = ReturnType<typeof offlineContent>

/** Any Monday will do. */
const MONDAY = Temporal.PlainDate.from('2026-01-05')

function week(lang: Lang) {
  return Object.values(weekHours).map((hours, index) => ({
    day: weekdayText(MONDAY.add({ days: index }), lang),
    hours: hoursText(hours, lang),
  }))
}
