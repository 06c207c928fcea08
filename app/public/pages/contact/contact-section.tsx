import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import type { Visit } from '#app/public/pages/page.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Address } from './address.tsx'
import { GettingIn } from './getting-in.tsx'
import { DaysClosed, HoursTable } from './hours-table.tsx'
import { MapOnRequest } from './map-on-request.tsx'
import { OtherWays, Reach } from './reach.tsx'
import { RequestForm } from './request-form.tsx'

const BESIDE = 'lg:col-span-5'
/** On a phone across both columns. */
const WHOLE = 'max-lg:col-span-full lg:col-span-5'

/**
 * Every way to reach the garage, where it is and when it is open, and the form: on the contact page, and `brief` on the home page,
 * which has the same in fewer words, on a phone in two columns.
 */
export function ContactSection({ visit, brief = false }: { visit: Visit; brief?: boolean }) {
  const { lang, now } = visit
  const { home, interface: words } = content(lang)
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className={brief ? 'wrap pb-6 lg:pb-24' : 'wrap pt-5 pb-[clamp(2.5rem,8vw,7.5rem)] lg:pt-12'}
    >
      <h2 id="contact-title" className={brief ? 'title mb-3 border-t-4 border-ink pt-4 lg:mb-8' : 'sr-only'}>
        {brief ? home.contact.heading : words.nav.contact}
      </h2>
      <div
        className={`lg:grid lg:grid-cols-12 lg:gap-x-16 lg:gap-y-8 ${brief ? 'pairs gap-y-4 max-lg:text-[0.9375rem] max-lg:leading-normal' : 'grid gap-y-5'}`}
      >
        <Reach lang={lang} now={now} className={WHOLE} />
        <Address lang={lang} brief={brief} className={brief ? BESIDE : WHOLE} />
        <HoursTable lang={lang} now={now} className={BESIDE} />
        <RequestForm
          visit={visit}
          brief={brief}
          className="max-lg:col-span-full lg:col-span-7 lg:col-start-6 lg:row-span-8 lg:row-start-1"
        />
        {!brief && <DaysClosed lang={lang} now={now} className={BESIDE} />}
        <OtherWays lang={lang} brief={brief} className={WHOLE} />
        {brief && <GettingIn lang={lang} brief className={WHOLE} />}
        <MapOnRequest lang={lang} brief={brief} />
      </div>
      {!brief && (
        <div className="mt-8 grid gap-x-16 gap-y-6 border-t-2 border-ink pt-6 max-md:not-has-[section]:hidden md:grid-cols-2 lg:mt-14 lg:grid-cols-12">
          <Picture
            picture={pictureData(pagePictures.contact, lang)}
            sizes="(width >= 64rem) 33rem, 100vw"
            className="aspect-[16/10] self-start max-md:hidden lg:col-span-5 print:hidden"
          />
          <GettingIn lang={lang} className="lg:col-span-3 lg:first-of-type:col-span-4" />
        </div>
      )}
    </section>
  )
}
