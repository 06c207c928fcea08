import { business } from '#app/content/business.ts'
import { longDate } from '#app/content/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { hoursText, localTime, openingOn, openState, openStateText } from '#app/content/opening.ts'
import { payments } from '#app/content/payments.ts'
import { phoneText } from '#app/content/phone.ts'
import { content } from '#app/content/snapshot.ts'
import { weekOf } from '#app/layout/frame.server.ts'
import { documents, href } from '#app/site-map.ts'
import { directionsTo } from './directions.ts'

/** How far ahead days that differ from the week are announced. */
const DAYS_AHEAD = 60

/** Everything the contact section says in one language, for its own page and the home page. */
export function contactSection(lang: Lang, now: Date) {
  const { contact: copy, interface: words } = content(lang)
  const { street, city, postalCode } = business.address
  const cityLine = `${city} (${lang === 'fr' ? 'Québec' : 'Quebec'}) ${postalCode}`
  const state = openState(now)
  return {
    name: business.name,
    label: words.nav.contact,
    newTab: words.newTab,
    open: { now: state.open, text: openStateText(state, now, lang) },
    phone: { ...copy.phone, href: `tel:${business.phone}`, text: phoneText(business.phone, lang) },
    email: { ...copy.email, href: `mailto:${business.email}`, text: business.email },
    message: {
      ...copy.message,
      href: `https://wa.me/${business.messagingNumber}?text=${encodeURIComponent(words.messageGreeting)}`,
    },
    address: {
      ...copy.address,
      directionsLabel: copy.address.directions,
      lines: [street, cityLine],
      whole: `${business.name}, ${street}, ${cityLine}`,
      directions: directionsTo(`${street}, ${city}, QC ${postalCode}`),
    },
    hours: {
      ...copy.hours,
      exceptionsHeading: copy.hours.exceptions,
      week: weekOf(lang, now),
      exceptions: exceptions(lang, now),
    },
    payment: { ...copy.payment, accepted: business.payments.map((payment) => payments[payment][lang]) },
    access: copy.access,
    card: { ...copy.card, href: documents.card.path },
    map: {
      ...copy.map,
      street,
      embed: `${business.mapEmbedUrl}&hl=${lang}`,
      externalHref: business.mapUrl,
    },
    form: copy.form,
    actions: { ...copy.actions, bookHref: business.bookingUrl, callHref: `tel:${business.phone}` },
    rights: { label: words.nav.rights, href: href('rights', lang) },
  }
}

export type ContactSectionContent = ReturnType<typeof contactSection>

/** The coming days that differ from the week: "24 décembre 2026", "Fermé", "Noël". */
function exceptions(lang: Lang, now: Date) {
  const today = localTime(now).toPlainDate()
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => openingOn(today.add({ days: ahead }))).flatMap(
    ({ date, hours, reason }) =>
      reason
        ? [
            {
              day: longDate(date.toString(), lang),
              hours: hoursText(hours, lang),
              reason: reason[lang],
            },
          ]
        : [],
  )
}
