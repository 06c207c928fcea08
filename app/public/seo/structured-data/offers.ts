import { identity } from '#app/content/business/identity.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import type { RowKey } from '#app/content/prices/prices.ts'
import { unitOf } from '#app/content/prices/units.ts'
import { priceSections, type ServiceFacts, service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { href } from '#app/site-map.ts'
import { type Thing, theGarage } from './garage.ts'

/** A service with an offer for each line of its price table. Work priced by quote has no offer. */
export function serviceThing(service: ServiceFacts, lang: Lang): Thing {
  const url = absolute(href('service', lang, service.slug[lang]))
  const offers = listedRows(service.id).flatMap((key) => {
    const found = offer(key, lang)
    return found ? { name: lineName(key, lang), ...found } : []
  })
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.label[lang],
    description: content(lang).services[service.id].description,
    serviceType: service.label[lang],
    url,
    provider: theGarage(),
    areaServed: facts().business.address.city,
    ...(offers.length > 0 && { offers }),
  }
}

/** The price list: each line a service of a car repair shop, with its exact or its lowest price. */
export function priceListThings(lang: Lang): Thing[] {
  return Object.values(priceSections)
    .flatMap((id) => listedRows(id))
    .map((key) => ({
      '@type': 'Service',
      serviceType: 'AutoRepair',
      name: lineName(key, lang),
      provider: theGarage(),
      offers: offer(key, lang),
    }))
}

/** The name of a price list line outside its table: "Antirouille (VUS)". */
function lineName(key: RowKey, lang: Lang): string {
  const { label = '' } = content(lang).prices[key] ?? {}
  return facts().tables.antirouille.includes(key) ? `${service('antirouille').label[lang]} (${label})` : label
}

/** Its name is that of the price list's line. */
function offer(key: RowKey, lang: Lang): Thing | undefined {
  const price = facts().prices[key]
  if (!price || price.amount === 'quote') return undefined
  const amount = price.amount === 'free' ? 0 : price.amount
  const unit = price.unit && unitOf(price.unit)
  return {
    '@type': 'Offer',
    priceCurrency: identity.currency,
    ...(!price.from && { price: amount }),
    priceSpecification: {
      '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
      [price.from ? 'minPrice' : 'price']: amount,
      priceCurrency: identity.currency,
      valueAddedTaxIncluded: false,
      // Its code, or where there is none its name.
      ...(unit && (unit.code ? { unitCode: unit.code } : { unitText: unit[lang].name })),
    },
  }
}
