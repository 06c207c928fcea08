import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { phoneText } from '#app/content/phone.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures, servicePictures } from '#app/content/pictures.ts'
import { services } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { requestHref } from '../request-href.server.ts'

/** The pricing card shows at most this many lines; the service's page has them all. */
const PRICE_LINES = 4

/** The row of pictures too; a page of seven rows must stay light. */
const PICTURES = 3

/** Everything the services page shows, in one language. */
export function servicesContent(lang: Lang) {
  const {
    services: copies,
    servicesPage,
    process,
    prices,
    pricing,
    headings,
    interface: words,
  } = content(lang)
  const { list, detail } = servicesPage
  return {
    heading: headings.services.heading,
    subtitle: list.subtitle,
    picture: pictureData(pagePictures.services, lang),
    prices: { href: href('pricing', lang), label: list.priceList },
    process: { title: list.processTitle, steps: process },
    nav: { label: list.navLabel, sections: services.map(({ id, label }) => ({ id, label: label[lang] })) },
    words: {
      carousel: words.carousel,
      noPictures: detail.noPictures,
      pricing: detail.pricing,
      estimate: pricing.estimate.short,
      faq: detail.faq,
      pictures: detail.gallery,
      learnMore: detail.learnMore,
      booking: list.booking,
      book: words.book,
    },
    call: { href: `tel:${business.phone}`, label: words.call, phone: phoneText(business.phone, lang) },
    services: services.map(({ id, slug, label, prices: keys }) => {
      const { title, subtitle, faq } = copies[id]
      return {
        id,
        label: label[lang],
        title,
        subtitle,
        faq,
        rows: keys.slice(0, PRICE_LINES).map((key) => prices[key]),
        pageHref: href('service', lang, slug[lang]),
        bookHref: requestHref(id, lang),
        pictures: servicePictures[id].slice(0, PICTURES).map((key) => {
          // Seven blurred stand-ins would weigh more than they give: the frames are grey until their picture is there.
          const { placeholder: _, ...picture } = pictureData(key, lang)
          return { key, ...picture }
        }),
      }
    }),
    crossLinks: {
      title: list.crossLinks.title,
      links: [
        { href: href('pricing', lang), label: list.crossLinks.pricing },
        { href: href('gallery', lang), label: list.crossLinks.gallery },
        { href: href('warranties', lang), label: list.crossLinks.warranties },
        { href: href('rights', lang), label: list.crossLinks.rights },
      ],
    },
    trust: { label: list.trustLabel, items: list.trust },
  }
}

export type ServicesContent = ReturnType<typeof servicesContent>
