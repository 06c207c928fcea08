import { cityLine } from '#app/content/business/address.ts'
import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import {
  comingDays,
  dayHoursText,
  localTime,
  openNow,
  rangeText,
  tellsHours,
  weekdayText,
} from '#app/content/hours/opening.ts'
import { forEachLang, type Lang } from '#app/content/language.ts'
import { stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { placeOf } from '#app/places.ts'
import { addressesOf, emptyPages } from '#app/public/seo/alternates.ts'
import { followedToken, followPath, href, plainPageLinks } from '#app/site-map.ts'
import { FORM } from './booking.ts'

/** Everything the frame around a page shows, in the page's language. */
export function frame(pathname: string, lang: Lang, now: Date) {
  const copy = content(lang).interface
  const home = href('home', lang)
  return {
    lang,
    path: pathname,
    name: facts().business.name,
    home,
    links: plainPageLinks(lang),
    languages: forEachLang((each) => inLanguage(pathname, each)),
    services: facts().services.map((service) => ({
      label: service.label[lang],
      href: href('service', lang, service.slug[lang]),
    })),
    phone: { href: `tel:${facts().business.phone}`, text: phoneText(facts().business.phone, lang) },
    email: facts().business.email,
    bookingUrl: facts().business.bookingUrl,
    address: addressLines(lang),
    message: message(pathname, lang),
    social: facts().business.social,
    open: openNow(now, lang),
    weekLines: weekLines(lang, now),
    year: localTime(now).year,
    empty: emptyPages(lang),
    copy,
  }
}

export type Frame = ReturnType<typeof frame>

/** The path of the same page in a language: the blog for an article not published in it, home for a path that is no page. */
function inLanguage(pathname: string, lang: Lang): string {
  const token = followedToken(pathname)
  if (token) return followPath(token, lang)
  const place = placeOf(pathname)
  if (!place) return href('home', lang)
  return addressesOf(place)[lang] ?? href('blog', lang)
}

/** The garage's address on two lines; the postal code never breaks across lines. */
export function addressLines(lang: Lang) {
  const { mapUrl, address } = facts().business
  return { href: mapUrl, street: address.street, city: cityLine(lang) }
}

/** The messaging link with a greeting filled in; on the price page it asks about a price, and its button says so. */
function message(pathname: string, lang: Lang) {
  const { interface: copy, pricing } = content(lang)
  const onPrices = pathname === href('pricing', lang)
  return {
    link: messageLink(onPrices ? copy.pricingGreeting : copy.messageGreeting, lang, 'fab'),
    ask: onPrices ? pricing.ask : undefined,
  }
}

export type WeekLine = { days: string; hours: string; today: boolean }

/**
 * The hours of the next seven days, holidays included, from Monday; consecutive days with the same hours are one line:
 * "lundi à vendredi".
 */
export function weekLines(lang: Lang, now: Date): WeekLine[] {
  if (!tellsHours()) return []
  const todays = localTime(now).toPlainDate()
  const lines: { first: string; last: string; hours: string; today: boolean }[] = []
  for (const coming of comingDays(now, 7).sort((one, other) => one.date.dayOfWeek - other.date.dayOfWeek)) {
    const day = weekdayText(coming.date.dayOfWeek, lang)
    const hours = dayHoursText(coming, lang)
    const today = coming.date.equals(todays)
    const line = lines.at(-1)
    if (line?.hours === hours) Object.assign(line, { last: day, today: line.today || today })
    else lines.push({ first: day, last: day, hours, today })
  }
  return lines.map(({ first, last, hours, today }) => ({
    days: first === last ? first : rangeText(first, last, lang),
    hours,
    today,
  }))
}

/** Whether the garage has messages: without them a button to write leads to the form. */
export const hasMessages = (): boolean => stands('business.messagingNumber')

/** Attributes of a link to the garage's messages, with a greeting filled in; its click is counted by placement. */
export function messageLink(greeting: string, lang: Lang, placement: 'fab' | 'contact') {
  if (!hasMessages()) return { href: `${href('contact', lang)}#${FORM}` }
  return {
    href: `https://wa.me/${facts().business.messagingNumber}?text=${encodeURIComponent(greeting)}`,
    target: '_blank',
    rel: 'noopener',
    'data-message-placement': placement,
    'data-event': 'message',
  }
}
