import type { RouterContextProvider } from 'react-router'
import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { openState, openStateText } from '#app/content/opening.ts'
import { namedPicture, pictureData, titledPicture, topPicture } from '#app/content/picture-data.server.ts'
import {
  galleryPictures,
  galleryServices,
  hasIllustrations,
  heroPictures,
  homePictures,
  type PictureKey,
  pictures,
  servicePictures,
} from '#app/content/pictures.ts'
import { service, services } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { contactSection } from '#app/pages/contact/section-content.server.tsx'
import { contactFormContent } from '#app/requests/contact-form.server.ts'
import { href } from '#app/site-map.ts'
import { CallBand } from '#app/ui/call-band.tsx'
import { Slides } from '#app/ui/slides.tsx'
import { write } from '#app/written.server.ts'
import { Board } from './board.tsx'
import { Bodywork } from './bodywork.tsx'
import { ContactHead, Find } from './contact-words.tsx'
import { HeroFacts, HeroWords } from './hero-words.tsx'
import { later } from './later.server.ts'
import { boardContent } from './price-tags.server.ts'
import { Questions } from './questions.tsx'
import { reviewsContent } from './reviews-content.server.ts'
import { Review, Score } from './reviews-words.tsx'
import { ServiceCard } from './service-card.tsx'
import { servicesContent } from './services-content.server.ts'
import { Teaser } from './teaser.tsx'
import { Why } from './why.tsx'
import { whyContent } from './why-content.server.ts'

/**
 * The home page in one language, with a service's details where one is chosen: call it in the page's loader. What needs
 * no React is left as HTML (`Written`); the rest is returned.
 */
export function homeContent(
  context: Readonly<RouterContextProvider>,
  lang: Lang,
  query: URLSearchParams,
  now: Date,
) {
  const { home, contact, interface: words } = content(lang)
  const slideWords = words.carousel
  const chosen = query.get('service')
  const selected = services.find(({ id, englishKey }) => id === chosen || englishKey === chosen)
  const { cards, bodywork, ...servicesSection } = servicesContent(lang, selected)
  const inDetail: readonly PictureKey[] = selected ? servicePictures[selected.id] : []
  const reviews = reviewsContent(lang, now)
  const posts = teasers(lang)
  const phone = `tel:${business.phone}`
  contactSection(context, lang, now)
  write(context, {
    'hero-words': (
      <HeroWords
        hero={home.hero}
        open={openNow(lang, now)}
        phone={phone}
        servicesHref={href('services', lang)}
      />
    ),
    'hero-facts': <HeroFacts hero={home.hero} />,
    why: (
      <>
        <Board board={boardContent(lang)} />
        <Why why={whyContent(lang)} />
      </>
    ),
    score: <Score reviews={reviews} newTab={words.newTab} />,
    reviews: (
      <Slides
        words={slideWords}
        slides={reviews.list.map((review) => ({ key: review.who, node: <Review review={review} /> }))}
      />
    ),
    call: (
      <CallBand
        heading={home.callToAction.heading}
        text={home.callToAction.text}
        action={{ href: '#contact', label: home.callToAction.contactButton }}
        call={{ href: phone, label: home.callToAction.callButton }}
      />
    ),
    cards: (
      <Slides
        words={slideWords}
        slideClass="relative flex w-full flex-col"
        slides={cards.map((card) => ({
          key: card.id,
          node: <ServiceCard card={card} details={home.services.details} />,
        }))}
      />
    ),
    bodywork: <Bodywork bodywork={bodywork} />,
    faq: <Questions faq={{ ...home.faq, items: content(lang).faq }} />,
    posts: (
      <Slides
        words={slideWords}
        slideClass="relative w-[88%] sm:w-[62%] lg:w-[46%]"
        slides={posts.map((post) => ({ key: post.href, node: <Teaser post={post} /> }))}
      />
    ),
    'contact-head': <ContactHead {...home.contact} />,
    find: (
      <Find
        picture={later(pictureData(homePictures.front, lang))}
        street={business.address.street}
        city={business.address.city}
        link={{ href: `${href('contact', lang)}#contact`, label: contact.map.heading }}
      />
    ),
    booking: (
      <CallBand
        heading={home.booking.heading}
        text={home.booking.text}
        action={{
          href: business.bookingUrl,
          label: home.booking.bookButton,
          event: 'booking',
          newTab: words.newTab,
        }}
        call={{ href: phone, label: home.booking.callButton }}
      />
    ),
  })
  return {
    lang,
    words: { ...slideWords, captionHint: home.gallery.captionHint },
    hero: { label: home.hero.slides, pictures: heroContent(lang, inDetail) },
    gallery: galleryContent(lang, inDetail),
    reviews: { heading: home.reviews.heading, count: reviews.list.length },
    services: servicesSection,
    blog: { ...home.blog, allHref: href('blog', lang), count: posts.length },
    contact: contactFormContent(lang, query, now),
  }
}

export type HomeContent = ReturnType<typeof homeContent>

/**
 * The first picture says what it shows; those that follow it change the light, not what is said. Pictures of the service
 * that is open stand with it alone.
 */
function heroContent(lang: Lang, inDetail: readonly PictureKey[]) {
  const shown = heroPictures.filter((key) => !inDetail.includes(key))
  return shown.map((key, place) => {
    const picture = topPicture(key, lang)
    return place === 0 ? picture : { ...later(picture), alt: '' }
  })
}

function openNow(lang: Lang, now: Date) {
  const state = openState(now)
  return { now: state.open, text: openStateText(state, now, lang) }
}

function galleryContent(lang: Lang, inDetail: readonly PictureKey[]) {
  const shown = galleryPictures.filter((key) => !inDetail.includes(key))
  const { heading, intro, illustrations, toService, empty } = content(lang).home.gallery
  return {
    heading,
    intro,
    illustrations: hasIllustrations(shown.map((key) => pictures[key])) && illustrations,
    toService,
    empty,
    pictures: shown.map((key) => {
      const { illustration: _, ...picture } = titledPicture(key, lang)
      const id = galleryServices[key]
      return { ...later(picture), href: id && href('service', lang, service(id).slug[lang]) }
    }),
  }
}

function teasers(lang: Lang) {
  return content(lang).posts.map((post) => ({
    title: post.title,
    excerpt: post.excerpt,
    category: post.categoryLabel,
    date: post.dateText,
    href: href('post', lang, post.slug),
    picture: later(namedPicture(post.image, lang)),
  }))
}

export type PostTeaser = ReturnType<typeof teasers>[number]
