import { type Founder, founder as ours } from '#app/content/business/founder.ts'
import { weeklyPart } from '#app/content/business/weekly-part.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { facePlace } from '#app/content/own-pictures.ts'
import { pictureData, titledPicture } from '#app/content/picture-data.server.ts'
import { galleryPictures, galleryServices, homePictures, type PictureKey } from '#app/content/pictures.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { recordOf } from '#app/content/records/records.ts'
import { isConfirmed, stands } from '#app/content/records/stands.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import { calendarBooking } from '#app/public/layout/booking.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { tag } from '#app/public/seo/tags.ts'
import { href } from '#app/site-map.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { CallBand } from '#app/ui/call-band.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PictureRow } from '#app/ui/picture/picture-row.tsx'
import { SlideShow } from '#app/ui/picture/slide-show.tsx'
import { postPicture } from './blog/shown-post.ts'
import { ContactSection } from './contact/contact-section.tsx'
import { Hero } from './home/hero.tsx'
import { Reviews } from './home/reviews.tsx'
import { Services } from './home/services.tsx'
import type { Visit } from './page.ts'
import { PictureViewer } from './parts/picture-viewer.tsx'
import { Sample } from './parts/sample.tsx'

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
  return (
    <>
      <Hero lang={lang} now={now} />
      <Services lang={lang} selected={selected} />
      <Why lang={lang} />
      <FirstHand lang={lang} />
      <Gallery lang={lang} />
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

/** The garage's own picture of its waiting room, reasons to come, side by side where there is room; then links to write or call. */
function Why({ lang }: { lang: Lang }) {
  const { why, callToAction } = content(lang).home
  const { heading, cards } = why
  return (
    <section
      id="a-propos"
      aria-labelledby="why-title"
      className="wrap grid gap-y-4 py-6 lg:gap-y-10 lg:py-24"
    >
      <h2 id="why-title" className="title">
        {heading}
      </h2>
      {facts().pictures[homePictures.waitingRoom] && (
        <Picture
          picture={pictureData(homePictures.waitingRoom, lang)}
          sizes="100vw"
          className="aspect-2/1 lg:aspect-3/1"
        />
      )}
      {cards.length > 0 && (
        <div data-reveal="" className="grid gap-x-12 gap-y-4 lg:grid-cols-3">
          {cards.map(({ title, text }) => (
            <div key={title} className="border-t border-line-strong pt-3 lg:border-t-2 lg:border-ink">
              <h3 className="text-xl font-bold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          ))}
        </div>
      )}
      <p className="flex flex-wrap items-center gap-3">
        <b className="lead mr-3 max-lg:w-full">{callToAction.text}</b>
        <ActionLink href="#contact" className="px-3 max-sm:grow">
          {callToAction.contactButton}
        </ActionLink>
        <ActionLink href={`tel:${facts().business.phone}`} tone="line" className="px-3 max-sm:grow">
          {callToAction.callButton}
        </ActionLink>
      </p>
    </section>
  )
}

/** A worn part beside a new one, and the person who signs for the work once the garage shows their face. */
export function FirstHand({ lang, founder = ours }: { lang: Lang; founder?: Founder }) {
  const { weeklyPart: words } = content(lang).home
  const face = founder.face ?? (facts().pictures[facePlace] && facePlace)
  const hasPart = stands('weeklyPart')
  if (!hasPart && !face) return null
  return (
    <div
      className={`wrap grid gap-x-4 bg-steel dark:bg-paper py-6 lg:gap-x-16 lg:py-14 ${face && hasPart ? 'grid-cols-2' : ''}`}
    >
      {hasPart && (
        <section className="first-hand">
          <h3 className="label">{words.heading}</h3>
          <Picture
            picture={pictureData(weeklyPart.picture, lang)}
            sizes="(width >= 64rem) 36rem, 100vw"
            className="aspect-8/5"
          />
          <p className="small text-balance">
            <Sample lang={lang} of={!isConfirmed(recordOf('weeklyPart'))} />
            {typeset(weeklyPart.text[lang], lang)}
          </p>
        </section>
      )}
      {face && <FounderSlip lang={lang} founder={founder} face={face} />}
    </div>
  )
}

type FounderProps = { lang: Lang; founder: Founder; face: Parameters<typeof pictureData>[0] }

/** The founder's face, and the first name and signature if the garage gives them. */
function FounderSlip({ lang, founder: { firstName, signature }, face }: FounderProps) {
  const words = content(lang).home.founder
  return (
    <section className="first-hand">
      <h3 className="label">{words.heading}</h3>
      <Picture
        picture={pictureData(face, lang)}
        sizes="(width >= 64rem) 36rem, 100vw"
        className="aspect-8/5"
      />
      <p className="small">
        {signature && <Picture picture={pictureData(signature, lang)} sizes="12rem" className="signature" />}
        {firstName && <b className="block font-semibold">{firstName}</b>}
        {words.role}
      </p>
    </section>
  )
}

/** Pictures of the workshop, as wide as the screen. */
function Gallery({ lang }: { lang: Lang }) {
  const { home, interface: words } = content(lang)
  const { heading, intro, toService, empty } = home.gallery
  const keys = shownPictures(galleryPictures)
  return (
    <section
      id="galerie"
      aria-labelledby="gallery-title"
      className="on-night overflow-hidden bg-night py-6 text-on-night lg:py-20 print:hidden"
    >
      <div className="wrap grid gap-x-16 gap-y-2 lg:grid-cols-12">
        <h2 id="gallery-title" className="title lg:col-span-5">
          {heading}
        </h2>
        <p className="self-end empty:hidden max-lg:text-[0.9375rem] lg:col-span-7">{intro}</p>
      </div>
      <PictureRow
        label={heading}
        words={{ ...words.carousel, empty, follow: toService }}
        pictures={keys.map((key) => ({ ...titledPicture(key, lang), href: serviceHref(key, lang) }))}
        first={1}
        every={5000}
        sizes="(width >= 64rem) 56vw, 86vw"
        trackClass="bleed mt-4 gap-3 lg:mt-10 lg:gap-5"
        slideClass="row-slide"
        controlsClass="wrap mt-3"
      />
    </section>
  )
}

function serviceHref(key: PictureKey, lang: Lang): string | undefined {
  const id = galleryServices[key]
  return id && href('service', lang, service(id).slug[lang])
}

/** Frequent questions in one column or two, several of which may be open at once, then whether one may still drive. */
function Questions({ lang }: { lang: Lang }) {
  const { home, faq, interface: words } = content(lang)
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="wrap grid items-start gap-x-16 py-6 lg:grid-cols-2 lg:py-20"
    >
      <h2 id="faq-title" className="title mb-3 lg:col-span-2 lg:mb-8">
        {home.faq.heading}
      </h2>
      <Accordion items={faq} />
      <ActionLink href={href('canIDrive', lang)} tone="text" className="mt-3 justify-self-start">
        {words.nav.canIDrive}
      </ActionLink>
    </section>
  )
}

/** The posts, each with its picture: a row that moves. */
function Blog({ lang }: { lang: Lang }) {
  const { home, posts, interface: words } = content(lang)
  if (posts.length === 0) return null
  return (
    <section id="blog" aria-labelledby="blog-title" className="wrap pb-6 lg:pb-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="blog-title" className="heading">
          {home.blog.heading}
        </h2>
        <ActionLink href={href('blog', lang)} tone="text">
          {home.blog.all}
        </ActionLink>
      </div>
      <SlideShow
        label={home.blog.heading}
        words={words.carousel}
        every={4000}
        first={1}
        marks="count"
        sizes="(width >= 64rem) 40rem, 68vw"
        trackClass="mt-2 gap-x-4 lg:gap-x-8"
        slideClass="w-[72%] lg:w-[52%]"
        controlsClass="mt-2"
        slides={posts.map((post) => ({
          key: post.slug,
          node: (
            <a href={href('post', lang, post.slug)} className="post-line">
              <Picture picture={postPicture(post, lang)} className="mb-2 aspect-2/1" />
              {/* As high as the longest title: the page below does not move as the slides come. */}
              <span>
                {`${post.title} `}
                <time dateTime={post.date}>{post.dateText}</time>
              </span>
            </a>
          ),
        }))}
      />
    </section>
  )
}
