import { facts } from '#app/content/facts.ts'
import { servicePictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { calendarBooking } from '#app/public/layout/booking.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { tag } from '#app/public/seo/tags.ts'
import { CallBand } from '#app/ui/call-band.tsx'
import { ContactSection } from './contact/contact-section.tsx'
import { Blog } from './home/blog.tsx'
import { FirstHand } from './home/first-hand.tsx'
import { Gallery } from './home/gallery.tsx'
import { Hero } from './home/hero.tsx'
import { Questions } from './home/questions.tsx'
import { Reviews } from './home/reviews.tsx'
import { Services } from './home/services.tsx'
import { Why } from './home/why.tsx'
import type { Visit } from './page.ts'
import { PictureViewer } from './parts/picture-viewer.tsx'

/** Blocks rendering until the first screen is complete: on a slow connection it would come in pieces and shift. */
const FIRST_SCREEN = tag('link', { rel: 'expect', href: '#services-title', blocking: 'render' })

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.home, path) + FIRST_SCREEN
}

/** The home page; with `?service=` it shows that service in detail. */
export default function Home(visit: Visit) {
  const { lang, query, now } = visit
  const { home } = content(lang)
  const chosen = query.get('service')
  const selected = facts().services.find(({ id, englishKey }) => id === chosen || englishKey === chosen)
  // Pictures shown with the open service are left out elsewhere.
  const shownBelow = selected ? servicePictures[selected.id] : []
  return (
    <>
      <Hero lang={lang} now={now} without={shownBelow} />
      <Services lang={lang} selected={selected} />
      <Why lang={lang} />
      <FirstHand lang={lang} />
      <Gallery lang={lang} without={shownBelow} />
      <Reviews lang={lang} now={now} />
      <Questions lang={lang} />
      <Blog lang={lang} />
      <ContactSection visit={visit} brief />
      <CallBand
        afterForm
        heading={home.booking.heading}
        text={facts().business.bookingUrl ? home.booking.text : home.booking.textByForm}
        action={{ ...calendarBooking(lang), label: home.booking.bookButton }}
        call={{ href: `tel:${facts().business.phone}`, label: home.booking.callButton }}
      />
      <PictureViewer lang={lang} />
    </>
  )
}
