import type { RouterContextProvider } from 'react-router'
import { business } from '#app/content/business.ts'
import { longDate } from '#app/content/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { hoursText, localTime, openingOn, openState, openStateText } from '#app/content/opening.ts'
import { payments } from '#app/content/payments.ts'
import { phoneText } from '#app/content/phone.ts'
import { content } from '#app/content/snapshot.ts'
import { weekOf } from '#app/layout/frame.server.ts'
import { documents, href } from '#app/site-map.ts'
import { write } from '#app/written.server.ts'
import { AfterForm, BeforeForm, FORM } from './around-form.tsx'
import { directionsTo } from './directions.ts'
import { GettingIn } from './getting-in.tsx'
import { HoursTable } from './hours-table.tsx'
import { Reach } from './reach.tsx'
import { StreetMap } from './street-map.tsx'

/** How far ahead days that differ from the week are announced. */
const DAYS_AHEAD = 60

/**
 * The contact section in one language, for its own page and the home page: call it in their loader. What needs no React
 * is left as HTML (`Written`); what it returns goes to `ContactSection`.
 */
export function contactSection(context: Readonly<RouterContextProvider>, lang: Lang, now: Date) {
  const { contact: copy, interface: words } = content(lang)
  const parts = contactParts(lang, now)
  const { street, city, region, postalCode } = business.address
  const cityLine = `${city} (${lang === 'fr' ? 'Québec' : 'Quebec'}) ${postalCode}`
  write(context, {
    reach: <Reach {...parts} />,
    'before-form': <BeforeForm {...copy.form} />,
    'after-form': <AfterForm label={words.nav.rights} href={href('rights', lang)} />,
    hours: <HoursTable {...parts} />,
    'getting-in': <GettingIn {...parts} />,
    'street-map': <StreetMap label={copy.map.drawn} name={business.name} street={street} />,
  })
  const { heading: _heading, drawn: _drawn, ...map } = copy.map
  return {
    label: words.nav.contact,
    newTab: words.newTab,
    address: {
      ...copy.address,
      street,
      city: cityLine,
      whole: `${business.name}, ${street}, ${cityLine}`,
      ways: directionsTo(`${street}, ${city}, ${region} ${postalCode}`),
    },
    map: { ...map, embed: `${business.mapEmbedUrl}&hl=${lang}`, externalHref: business.mapUrl },
  }
}

export type ContactSectionContent = ReturnType<typeof contactSection>

function contactParts(lang: Lang, now: Date) {
  const { contact: copy, interface: words } = content(lang)
  const state = openState(now)
  return {
    newTab: words.newTab,
    open: { now: state.open, text: openStateText(state, now, lang) },
    phone: { ...copy.phone, href: `tel:${business.phone}`, text: phoneText(business.phone, lang) },
    email: { ...copy.email, href: `mailto:${business.email}`, text: business.email },
    message: {
      ...copy.message,
      href: `https://wa.me/${business.messagingNumber}?text=${encodeURIComponent(words.messageGreeting)}`,
    },
    hours: { ...copy.hours, week: weekOf(lang, now), special: specialDays(lang, now) },
    payment: { ...copy.payment, accepted: business.payments.map((payment) => payments[payment][lang]) },
    access: copy.access,
    card: { ...copy.card, href: documents.card.path },
    actions: { ...copy.actions, bookHref: business.bookingUrl, quoteHref: `#${FORM}` },
  }
}

export type ContactParts = ReturnType<typeof contactParts>

/** The coming days that differ from the week: "24 décembre 2026", "Fermé", "Noël". */
function specialDays(lang: Lang, now: Date) {
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
