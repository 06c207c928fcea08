import type { Lang } from '#app/content/language.ts'
import { pictureData, titledPicture } from '#app/content/picture-data.server.ts'
import { homePictures, servicePictures } from '#app/content/pictures.ts'
import { service, services } from '#app/content/services/index.ts'
import type { ServiceFacts } from '#app/content/services/service.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { later } from './later.server.ts'
import { priceTag } from './price-tags.server.ts'

/** At most this many price lines stand beside a service on the home page. */
const PRICE_LINES = 4

export function servicesContent(lang: Lang, selected: ServiceFacts | undefined) {
  const { home } = content(lang)
  const { zones, label, heading: mapHeading, hint } = home.carMap
  const { heading, intro } = home.services
  return {
    words: { heading, intro },
    carMap: { label, heading: mapHeading, hint },
    listHref: `${href('home', lang)}#services`,
    places: services.map((each) => ({
      id: each.id,
      part: each.zone,
      label: each.label[lang],
      place: zones[each.zone],
      href: detailHref(each, lang),
    })),
    cards: services.map((each) => cardContent(each, lang)),
    selected: selected && detailContent(selected, lang),
    bodywork: bodyworkContent(lang),
  }
}

/** Where the home page shows a service in detail. */
function detailHref(each: ServiceFacts, lang: Lang): string {
  return `${href('home', lang)}?service=${keyOf(each, lang)}#services`
}

function keyOf({ id, englishKey }: ServiceFacts, lang: Lang): string {
  return lang === 'fr' ? id : englishKey
}

function cardContent(each: ServiceFacts, lang: Lang) {
  const { home, services: copies, facts } = content(lang)
  const { tagline, description, priceLine } = copies[each.id]
  const [first, ...others] = servicePictures[each.id]
  const { amount, unit } = priceTag(each.leadPrice, lang)
  const priced = typeof facts.prices[each.leadPrice].amount === 'number'
  return {
    id: each.id,
    label: each.label[lang],
    href: detailHref(each, lang),
    tagline,
    description,
    price: priced
      ? { amount, unit, before: fillSlots(home.services.from, { price: '' }).trim() }
      : { amount: priceLine },
    picture: later(pictureData(first, lang)),
    photos: counted(home.services.photos, others.length, lang),
  }
}

export type CardContent = ReturnType<typeof cardContent>

function detailContent(each: ServiceFacts, lang: Lang) {
  const { home, services: copies, prices } = content(lang)
  const { photos: _photos, from: _from, details: _details, ...words } = home.services
  const { title, subtitle, description, benefits, faq } = copies[each.id]
  return {
    id: each.id,
    words,
    title,
    subtitle,
    description,
    benefits,
    faq,
    prices: each.prices
      .slice(0, PRICE_LINES)
      .map((key) => ({ label: prices[key].label, ...priceTag(key, lang) })),
    pictures: servicePictures[each.id].map((key) => {
      const { illustration: _, ...picture } = titledPicture(key, lang)
      return picture
    }),
    pageHref: href('service', lang, each.slug[lang]),
    quoteHref: `${href('contact', lang)}?service=${keyOf(each, lang)}`,
    pricesHref: href('pricing', lang),
  }
}

export type DetailContent = ReturnType<typeof detailContent>

function bodyworkContent(lang: Lang) {
  const { home, services: copies } = content(lang)
  const facts = service('carrosserie')
  return {
    ...copies.carrosserie.estimate,
    picture: later(pictureData(homePictures.bodywork, lang)),
    href: href('service', lang, facts.slug[lang]),
    more: home.services.page,
    quoteHref: `${href('contact', lang)}?service=${keyOf(facts, lang)}`,
  }
}

export type BodyworkContent = ReturnType<typeof bodyworkContent>
