import { business, claims, rating } from '#app/content/business.ts'
import { weekHours } from '#app/content/hours.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { payments } from '#app/content/payments.ts'
import { placeholders } from '#app/content/placeholders.ts'
import { type Price, type PriceKey, taxes } from '#app/content/prices.ts'
import { services } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { document } from './document.ts'
import { dutyFacts, packageFacts } from './packages.ts'
import { absolute } from './site-url.ts'
import { specialDays } from './special-days.ts'

/** The garage's facts for programs: the figures of the pages, from the same source. */
export function facts(): Response {
  const facts = {
    name: business.name,
    url: absolute(href('home', 'fr')),
    address: business.address,
    coordinates: business.coordinates,
    phone: business.phone,
    email: business.email,
    languages: langs,
    timeZone: business.timeZone,
    hours: {
      week: weekHours,
      special: specialDays(new Date()).map((day) => ({ ...day, date: day.date.toString() })),
    },
    currency: business.currency,
    taxes: { included: false, percent: taxes },
    prices: (Object.keys(content('fr').facts.prices) as PriceKey[]).map(price),
    duties: dutyFacts(),
    packages: packageFacts(),
    warranties: content('fr').warranties.lines.map(({ key }) => ({
      key,
      title: inEach((lang) => warranty(key, lang)?.title),
      length: inEach((lang) => warranty(key, lang)?.length),
      scope: inEach((lang) => warranty(key, lang)?.scope),
    })),
    warrantyRule: inEach((lang) => content(lang).warranties.rule),
    services: services.map(({ id, label, slug, prices }) => ({
      id,
      label,
      url: inEach((lang) => absolute(href('service', lang, slug[lang]))),
      prices,
    })),
    payments: business.payments.map((payment) => payments[payment]),
    serviceRadiusMetres: business.serviceRadius,
    rating,
    claims,
    /** What the owner has not confirmed yet. */
    placeholders,
  }
  return document(`${JSON.stringify(facts, null, 1)}\n`, 'application/json; charset=utf-8')
}

function inEach<Value>(read: (lang: Lang) => Value): Record<Lang, Value> {
  return { fr: read('fr'), en: read('en') }
}

function price(key: PriceKey) {
  const { amount, from, unit }: Price = content('fr').facts.prices[key]
  return {
    key,
    label: inEach((lang) => content(lang).prices[key].label),
    amount,
    minimum: from ?? false,
    unit,
    text: inEach((lang) => content(lang).prices[key].price),
    details: inEach((lang) => content(lang).prices[key].details),
  }
}

function warranty(key: string, lang: Lang) {
  return content(lang).warranties.lines.find((line) => line.key === key)
}
