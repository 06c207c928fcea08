import type { ReactNode } from 'react'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { postRequest } from '#app/requests/post.server.ts'
import { STATUS_ANCHOR } from '#app/requests/request.ts'
import { sentQuery } from '#app/requests/sent-query.server.ts'
import { href } from '#app/site-map.ts'
import { ContactSection } from './contact/contact-section.tsx'
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
  const { headings, contact } = content(lang)
  return (
    <>
      <PageHead heading={headings.contact.heading} lead={contact.subtitle}>
        <SeasonLine lang={lang} now={now} />
      </PageHead>
      <ContactSection visit={visit} />
    </>
  )
}

type PageHeadProps = {
  heading: string
  lead?: string
  /** Actions under the lead. */
  children?: ReactNode
}

/** The top of a page to act on, on a dark ground: a large title on the left, the lead beside it where there is room. */
function PageHead({ heading, lead, children }: PageHeadProps) {
  return (
    <header className="wrap on-night grid gap-x-10 gap-y-3 bg-night pt-6 pb-7 text-on-night lg:grid-cols-12 lg:items-end lg:pt-12 lg:pb-12">
      <h1 className="display lg:col-span-7">{heading}</h1>
      <div className="lg:col-span-5">
        {lead?.trim() && <p className="lead measure text-balance text-on-night-soft">{lead}</p>}
        {children}
      </div>
    </header>
  )
}
