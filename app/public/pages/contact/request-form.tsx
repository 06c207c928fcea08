import { content } from '#app/content/snapshot.ts'
import ContactForm from '#app/public/contact-form/contact-form.island.tsx'
import { contactFormContent } from '#app/public/contact-form/contact-form.server.ts'
import { Island } from '#app/public/islands/island.tsx'
import { FORM } from '#app/public/layout/contact-href.ts'
import type { Visit } from '#app/public/pages/page.ts'
import { href } from '#app/site-map.ts'

type RequestFormProps = { visit: Visit; brief: boolean; className: string }

/** The contact form; unless it is `brief`, with a heading, an introduction and a link to the visitor's rights. */
export function RequestForm({ visit, brief, className }: RequestFormProps) {
  const { lang, posted } = visit
  const { contact, interface: words } = content(lang)
  return (
    <div id={FORM} className={`group/request ${className}`}>
      {!brief && (
        <div className="mb-4">
          <h3 className="heading">{contact.form.heading}</h3>
          <p className="measure mt-1.5 text-ink-soft group-has-[.ticket]/request:hidden">
            {contact.form.intro}
          </p>
        </div>
      )}
      <Island is={ContactForm} when="near" props={{ form: contactFormContent(visit), posted }} />
      {!brief && (
        <a href={href('rights', lang)} className="link mt-1 inline-flex min-h-11 items-center">
          {words.nav.rights}
        </a>
      )}
    </div>
  )
}
