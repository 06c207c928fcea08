import { business } from '#app/content/business.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { homePictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { Reach } from '#app/pages/contact/reach.tsx'
import { RequestForm } from '#app/pages/contact/request-form.tsx'
import type { Visit } from '#app/public/page.ts'
import { href } from '#app/site-map.ts'
import { ArrowRight } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'

/** Write to the garage, call it or find it. Its hours stand in the footer, just below; map and access have their page. */
export function Contact({ visit }: { visit: Visit }) {
  const { lang, now } = visit
  const { home, contact } = content(lang)
  const { street, city } = business.address
  return (
    <section id="contact" aria-labelledby="contact-title" className="wrap pb-16 lg:pb-28">
      <div className="grid gap-x-16 gap-y-4 border-t border-line-strong pt-14 lg:grid-cols-12">
        <h2 id="contact-title" className="title lg:col-span-7">
          {home.contact.heading}
        </h2>
        <p className="lead self-end text-ink-soft lg:col-span-5">{home.contact.intro}</p>
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <Reach lang={lang} now={now} className="lg:col-span-5" />
        <RequestForm visit={visit} className="lg:col-span-7 lg:row-span-2" />
        <div className="lg:col-span-5">
          <Picture
            picture={pictureData(homePictures.front, lang)}
            sizes="(width >= 64rem) 33rem, 100vw"
            className="aspect-[16/10]"
          />
          <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
            <span>
              <b className="font-semibold">{street}</b>, {city}
            </span>
            <a
              href={`${href('contact', lang)}#contact`}
              className="link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              {contact.map.heading}
              <ArrowRight size={18} />
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
