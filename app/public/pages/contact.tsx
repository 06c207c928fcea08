import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { postRequest } from '#app/requests/post.server.ts'
import { STATUS_ANCHOR } from '#app/requests/request.ts'
import { sentQuery } from '#app/requests/sent-query.server.ts'
import { href } from '#app/site-map.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PageHead } from '#app/ui/section/page-head.tsx'
import { Address } from './contact/address.tsx'
import { GettingIn } from './contact/getting-in.tsx'
import { DaysClosed, HoursTable } from './contact/hours-table.tsx'
import { MapOnRequest } from './contact/map-on-request.tsx'
import { OtherWays, Reach } from './contact/reach.tsx'
import { RequestForm } from './contact/request-form.tsx'
import type { FormPost, Visit } from './page.ts'
import { SeasonLine } from './parts/season-notice.tsx'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.contact, path)
}

/** Handles the form posted without JavaScript. */
export async function post({ form, lang, runtime, caller }: FormPost) {
  const answer = await postRequest(form, lang, runtime, caller)
  if (!('reference' in answer)) return answer
  const Location = `${href('contact', lang)}?${sentQuery(answer.reference, runtime.secret)}#${STATUS_ANCHOR}`
  return new Response(null, { status: 303, headers: { Location } })
}

export default function Contact(visit: Visit) {
  const { lang, now } = visit
  const { headings, contact, interface: words } = content(lang)
  return (
    <>
      <PageHead heading={headings.contact.heading} lead={contact.subtitle}>
        <SeasonLine lang={lang} now={now} />
      </PageHead>
      <section
        id="contact"
        aria-label={words.nav.contact}
        className="wrap pt-5 pb-[clamp(2.5rem,8vw,7.5rem)] lg:pt-12"
      >
        <div className="grid grid-cols-1 gap-x-16 gap-y-5 lg:grid-cols-12 lg:grid-rows-[auto_auto_auto_auto_1fr_auto] lg:gap-y-8">
          <Reach lang={lang} now={now} className="lg:col-span-5" />
          <Address lang={lang} />
          <HoursTable lang={lang} now={now} className="lg:col-span-5" />
          <RequestForm visit={visit} className="lg:col-span-7 lg:col-start-6 lg:row-span-5 lg:row-start-1" />
          <DaysClosed lang={lang} now={now} className="lg:col-span-5" />
          <OtherWays lang={lang} className="lg:col-span-5" />
          <MapOnRequest lang={lang} />
        </div>
        <div className="mt-8 grid gap-x-16 gap-y-6 border-t-2 border-ink pt-6 max-md:not-has-[section]:hidden md:grid-cols-2 lg:mt-14 lg:grid-cols-12">
          <Picture
            picture={pictureData(pagePictures.contact, lang)}
            sizes="(width >= 64rem) 33rem, 100vw"
            className="aspect-[16/10] self-start max-md:hidden lg:col-span-5 print:hidden"
          />
          <GettingIn lang={lang} />
        </div>
      </section>
    </>
  )
}
