import { identity } from '#app/content/business/identity.ts'
import { facts } from '#app/content/facts.ts'
import { specialDays, tellsHours } from '#app/content/hours/opening.ts'
import { forEachLang, type Lang, langs } from '#app/content/language.ts'
import { stands, unanswered } from '#app/content/opening/stands.ts'
import { isListed, listedRows } from '#app/content/prices/listed.ts'
import { payments } from '#app/content/prices/payments.ts'
import { type RowKey, taxes } from '#app/content/prices/prices.ts'
import { content } from '#app/content/snapshot.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { DAYS_TOLD, serviceRadius } from '#app/public/seo/structured-data/garage.ts'
import { dutyFacts, packageFacts } from '#app/public/seo/structured-data/packages.ts'
import { href } from '#app/site-map.ts'
import { document } from './document.ts'

/** The garage's facts as JSON, from the same source as the pages. */
export function factsDocument(): Response {
  const { business, calendar, claims, rating, services } = facts()
  const known = {
    name: facts().business.name,
    url: absolute(href('home', langs[0])),
    address: business.address,
    ...(stands('business.coordinates') && { coordinates: business.coordinates }),
    phone: business.phone,
    email: business.email,
    languages: langs,
    timeZone: identity.timeZone,
    ...(tellsHours() && {
      hours: {
        week: calendar.week,
        special: specialDays(new Date(), DAYS_TOLD).map((day) => ({ ...day, date: day.date.toString() })),
      },
    }),
    currency: identity.currency,
    taxes: { included: false, percent: taxes },
    prices: (Object.keys(facts().prices) as RowKey[]).filter((key) => isListed(key)).map(price),
    duties: dutyFacts(),
    packages: packageFacts(),
    warranties: content(langs[0]).warranties.lines.map(({ key }) => ({
      key,
      title: forEachLang((lang) => warranty(key, lang)?.title),
      length: forEachLang((lang) => warranty(key, lang)?.length),
      scope: forEachLang((lang) => warranty(key, lang)?.scope),
    })),
    warrantyRule: forEachLang((lang) => content(lang).warranties.rule),
    services: services.map(({ id, label, slug }) => ({
      id,
      label,
      url: forEachLang((lang) => absolute(href('service', lang, slug[lang]))),
      prices: listedRows(id),
    })),
    payments: business.payments.map((payment) => payments[payment]),
    ...(stands('claims.serviceRadiusKm') && { serviceRadiusMetres: serviceRadius() }),
    ...(stands('rating.reviews') && { rating }),
    claims: Object.fromEntries(
      Object.entries(claims).filter(([key]) => stands(`claims.${key as keyof typeof claims}`)),
    ),
    /** What the owner has not confirmed yet. */
    unconfirmed: unanswered().map(({ id }) => id),
  }
  return document(`${JSON.stringify(known, null, 1)}\n`, 'application/json; charset=utf-8')
}

function price(key: RowKey) {
  const { amount, from, unit } = facts().prices[key] ?? {}
  return {
    key,
    label: forEachLang((lang) => content(lang).prices[key]?.label),
    amount,
    minimum: from ?? false,
    unit,
    text: forEachLang((lang) => content(lang).prices[key]?.price),
    details: forEachLang((lang) => content(lang).prices[key]?.details),
  }
}

function warranty(key: string, lang: Lang) {
  return content(lang).warranties.lines.find((line) => line.key === key)
}
