import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { calendarBooking } from '#app/public/layout/booking.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { CallBand } from '#app/ui/call-band.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Visit } from './page.ts'
import { car } from './parts/car/paths.ts'
import { ReadingHead } from './parts/reading-head.tsx'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.about, path)
}

export default function About({ lang }: Visit) {
  const { about, headings, interface: words } = content(lang)
  const { intro, story, callToAction } = about
  return (
    <>
      <ReadingHead
        lang={lang}
        crumbs={[{ label: words.nav.about }]}
        heading={headings.about.heading || facts().business.name}
        lead={
          <>
            {about.badge && <b className="block font-semibold text-ink">{`${about.badge}.`}</b>}
            {about.subtitle}
          </>
        }
      />
      <Band lang={lang} />
      <div className="wrap section grid gap-x-10 gap-y-14 empty:hidden lg:grid-cols-12">
        {story.paragraphs.length > 0 && (
          <section className="lg:col-span-7">
            <h2 className="title">{story.heading}</h2>
            <div className="lead">
              <Paragraphs texts={story.paragraphs} />
            </div>
            {story.signature && (
              <p className="mt-6 font-bold before:mr-3 before:inline-block before:h-0.5 before:w-8 before:bg-accent before:align-middle">
                {story.signature}
              </p>
            )}
          </section>
        )}
        {intro.paragraphs.length > 0 && (
          <section className="border-t-2 border-ink pt-4 lg:col-span-4 lg:col-start-9 lg:mt-2">
            <h2 className="heading">{intro.heading}</h2>
            <Paragraphs texts={intro.paragraphs} />
          </section>
        )}
      </div>
      <Specialties lang={lang} />
      <Values lang={lang} />
      <CallBand
        heading={callToAction.heading}
        text={callToAction.text}
        action={{ ...calendarBooking(lang), label: callToAction.bookButton }}
        call={{ href: `tel:${facts().business.phone}`, label: callToAction.callButton }}
      />
    </>
  )
}

/** The garage's own picture; without one, the drawn car. */
function Band({ lang }: { lang: Lang }) {
  if (facts().pictures[pagePictures.about])
    return (
      <Picture
        picture={pictureData(pagePictures.about, lang)}
        sizes="100vw"
        eager
        className="h-[clamp(16rem,41vw,40rem)] w-full"
      />
    )
  return (
    <div className="border-b border-ink bg-steel pt-8 lg:pt-14">
      <svg viewBox="20 30 1200 410" className="car mx-auto h-[min(28vw,18rem)]" aria-hidden="true">
        <path d={car.outline + car.tires} className="thick" />
        <path d={car.glass + car.seams + car.nose + car.rims} />
      </svg>
    </div>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="measure mt-4 grid gap-y-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** The specialties as lines, each linking to its service. */
function Specialties({ lang }: { lang: Lang }) {
  const { heading, intro, items } = content(lang).about.specialties
  if (items.length === 0) return null
  return (
    <section className="bg-steel">
      <div className="wrap section">
        <h2 className="title">{heading}</h2>
        <p className="measure mt-4 text-ink-soft">{intro}</p>
        <ul data-reveal="" className="mt-8 grid border-t-2 border-ink md:grid-cols-2 md:gap-x-10">
          {items.map(({ service: id, title, text }) => (
            <li key={title} className="border-b border-line-strong">
              <a
                href={href('service', lang, service(id).slug[lang])}
                className="group grid grid-cols-[1fr_auto] gap-x-6 py-5 hover:text-accent"
              >
                <span className="heading">{title}</span>
                <ArrowRight size={22} className="self-center" />
                <span className="measure col-span-2 mt-1 text-ink-soft">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Values({ lang }: { lang: Lang }) {
  const { heading, items } = content(lang).about.values
  return (
    <section className="wrap section">
      <h2 className="label text-ink-soft">{heading}</h2>
      <dl data-reveal="" className="mt-4">
        {items.map(({ title, text }) => (
          <div key={title} className="grid gap-x-10 gap-y-2 border-t border-line py-6 lg:grid-cols-12">
            <dt className="heading lg:col-span-5">{title}</dt>
            <dd className="lead measure text-ink-soft lg:col-span-7">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
