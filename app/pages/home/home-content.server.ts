import { business, rating } from '#app/content/business.ts'
import { relativeDate } from '#app/content/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { unitText } from '#app/content/money.ts'
import { localTime } from '#app/content/opening.ts'
import { namedPicture, pictureData, titledPicture, topPicture } from '#app/content/picture-data.server.ts'
import { galleryPictures, galleryServices, heroPictures, servicePictures } from '#app/content/pictures.ts'
import type { PriceKey } from '#app/content/prices.ts'
import { service, services } from '#app/content/services/index.ts'
import type { ServiceFacts, ServiceId } from '#app/content/services/service.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

/** At most this many price lines stand beside a service on the home page. */
const PRICE_LINES = 4

/** The services whose price stands on the board under the first picture. */
const boardServices: readonly ServiceId[] = ['huiles', 'pneus', 'freins', 'antirouille', 'general']

/** Everything the home page shows in one language; with a service chosen, its details too. */
export function homeContent(lang: Lang, chosen: string | null, now: Date) {
  const { home, interface: words } = content(lang)
  const selected = services.find(({ id, englishKey }) => id === chosen || englishKey === chosen)
  return {
    lang,
    words: { ...words.carousel, captionHint: home.gallery.captionHint },
    newTab: words.newTab,
    phone: `tel:${business.phone}`,
    booking: business.bookingUrl,
    servicesHref: href('services', lang),
    hero: { ...home.hero, pictures: heroPictures.map((key) => topPicture(key, lang)) },
    board: board(lang),
    about: about(lang, now),
    services: servicesSection(lang, selected),
    questions: questions(lang),
    contact: home.contact,
    bookingBand: home.booking,
  }
}

export type HomeContent = ReturnType<typeof homeContent>

function board(lang: Lang) {
  const { home, prices } = content(lang)
  return {
    ...home.board,
    all: home.services.allPrices,
    allHref: href('pricing', lang),
    lines: boardServices.map((id) => {
      const { label, leadPrice } = service(id)
      return { label: label[lang], what: prices[leadPrice].label, ...priceTag(leadPrice, lang) }
    }),
  }
}

/** The parts of a price as a tag shows them. */
function priceTag(key: PriceKey, lang: Lang) {
  const { facts, prices } = content(lang)
  const price = facts.prices[key]
  return {
    amount: prices[key].amount,
    unit: unitText(price, lang) || undefined,
    before: price.from && (lang === 'fr' ? 'à partir de' : 'from'),
  }
}

function about(lang: Lang, now: Date) {
  const { home, reviews, contact } = content(lang)
  const { heading, intro, illustrations, toService, empty } = home.gallery
  const today = localTime(now).toPlainDate().toString()
  return {
    why: {
      ...home.why,
      labour: { ...priceTag('labour', lang), label: content(lang).prices.labour.label },
      waitingRoom: pictureData('waiting-room', lang),
      workOrder: pictureData('keys-workorder', lang),
    },
    gallery: {
      heading,
      intro,
      illustrations,
      toService,
      empty,
      pictures: galleryPictures.map((key) => {
        const { illustration: _, ...picture } = titledPicture(key, lang)
        const id = galleryServices[key]
        return { ...picture, href: id && href('service', lang, service(id).slug[lang]) }
      }),
    },
    reviews: {
      ...home.reviews,
      value: rating.value.toLocaleString(`${lang}-CA`),
      best: rating.best,
      href: business.reviewsUrl,
      anyExample: reviews.some((review) => review.placeholder),
      list: reviews.map(({ who, service: id, rating: stars, text, date, placeholder }) => ({
        who,
        service: service(id).label[lang],
        stars,
        starsText: fillSlots(home.reviews.ratingLabel, { rating: stars }),
        text,
        date: relativeDate(date, today, lang),
        placeholder,
      })),
    },
    callToAction: home.callToAction,
    contactLabel: contact.form.heading,
  }
}

function servicesSection(lang: Lang, selected: ServiceFacts | undefined) {
  const { home, services: copy, prices } = content(lang)
  const { zones, ...carMap } = home.carMap
  const { photos, from, ...words } = home.services
  const bodywork = service('carrosserie')
  return {
    words,
    carMap,
    listHref: `${href('home', lang)}#services`,
    cards: services.map(({ id, label, zone, leadPrice, englishKey }) => {
      const [first, ...others] = servicePictures[id]
      const { amount, unit } = priceTag(leadPrice, lang)
      const priced = typeof content(lang).facts.prices[leadPrice].amount === 'number'
      return {
        id,
        label: label[lang],
        part: zone,
        place: zones[zone],
        href: `${href('home', lang)}?service=${lang === 'fr' ? id : englishKey}#services`,
        tagline: copy[id].tagline,
        description: copy[id].description,
        price: priced
          ? { amount, unit, before: fillSlots(from, { price: '' }).trim() }
          : { amount: copy[id].priceLine },
        picture: namedPicture(first, lang),
        photos: counted(photos, others.length, lang),
      }
    }),
    selected: selected && {
      id: selected.id,
      title: copy[selected.id].title,
      subtitle: copy[selected.id].subtitle,
      description: copy[selected.id].description,
      benefits: copy[selected.id].benefits,
      faq: copy[selected.id].faq,
      prices: selected.prices.slice(0, PRICE_LINES).map((key) => ({
        label: prices[key].label,
        ...priceTag(key, lang),
      })),
      pictures: servicePictures[selected.id].map((key) => {
        const { illustration: _, ...picture } = titledPicture(key, lang)
        return picture
      }),
      pageHref: href('service', lang, selected.slug[lang]),
      quoteHref: `${href('contact', lang)}?service=${lang === 'fr' ? selected.id : selected.englishKey}`,
      pricesHref: href('pricing', lang),
    },
    bodywork: {
      ...copy.carrosserie.estimate,
      picture: pictureData('studio-car-dark', lang),
      href: href('service', lang, bodywork.slug[lang]),
      more: home.services.page,
      quoteHref: `${href('contact', lang)}?service=${lang === 'fr' ? bodywork.id : bodywork.englishKey}`,
    },
  }
}

function questions(lang: Lang) {
  const { home, faq, posts } = content(lang)
  return {
    faq: { ...home.faq, items: faq },
    blog: {
      ...home.blog,
      allHref: href('blog', lang),
      posts: posts.map((post) => ({
        title: post.title,
        excerpt: post.excerpt,
        category: post.categoryLabel,
        date: post.dateText,
        href: href('post', lang, post.slug),
        picture: namedPicture(post.image, lang),
      })),
    },
  }
}
