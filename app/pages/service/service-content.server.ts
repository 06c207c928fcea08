import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { phoneText } from '#app/content/phone.ts'
import { namedPicture, titledPicture, topPicture } from '#app/content/picture-data.server.ts'
import { servicePictures } from '#app/content/pictures.ts'
import { services } from '#app/content/services/index.ts'
import type { ServiceFacts } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { requestHref } from '../request-href.server.ts'

/** Everything the page of a service shows, in one language. */
export function serviceContent(facts: ServiceFacts, lang: Lang) {
  const { id } = facts
  const { services: copies, servicesPage, prices, home, pricing, interface: words } = content(lang)
  const { detail } = servicesPage
  const { estimate, branches = [], ...copy } = copies[id]
  const [first, ...others] = servicePictures[id]
  const beside = estimate && others.shift()
  return {
    ...copy,
    id,
    label: facts.label[lang],
    words: detail,
    crumbs: {
      label: words.breadcrumb,
      items: [
        { label: words.nav.home, href: href('home', lang) },
        { label: words.nav.services, href: href('services', lang) },
        { label: copy.title },
      ],
    },
    backHref: `${href('home', lang)}#services`,
    hero: topPicture(first, lang),
    rows: facts.prices.map((key) => prices[key]),
    columns: pricing.columns,
    estimateNote: pricing.estimate.short,
    rights: { href: href('rights', lang), label: pricing.estimate.link },
    pricesHref: href('pricing', lang),
    book: { href: business.bookingUrl, label: words.book, newTab: words.newTab },
    call: { href: `tel:${business.phone}`, label: words.call, phone: phoneText(business.phone, lang) },
    directions: { label: words.directions, newTab: words.newTab },
    branches,
    estimate: estimate && {
      ...estimate,
      href: requestHref(id, lang),
      picture: namedPicture(beside, lang),
    },
    points: id === 'inspection' ? content(lang).inspectionPoints : [],
    gallery: {
      words: { ...words.carousel, captionHint: home.gallery.captionHint, empty: detail.noPictures },
      pictures: others.map((key) => {
        const { illustration: _, ...picture } = titledPicture(key, lang)
        return picture
      }),
    },
    others: services
      .filter((other) => other.id !== id)
      .map((other) => ({
        href: href('service', lang, other.slug[lang]),
        label: other.label[lang],
        tagline: copies[other.id].tagline,
        priceLine: copies[other.id].priceLine,
      })),
  }
}

export type ServiceContent = ReturnType<typeof serviceContent>
