import { content } from '#app/content/snapshot.ts'
import ContactForm from '#app/public/contact-form/contact-form.island.tsx'
import { contactFormContent } from '#app/public/contact-form/contact-form.server.ts'
import { Island } from '#app/public/islands/island.tsx'
import { FORM } from '#app/public/layout/contact-href.ts'
import type { Visit } from '#app/public/pages/page.ts'
import { href } from '#app/site-map.ts'

/** The contact form with its heading and introduction. */
export function RequestForm({ visit, className }: { visit: Visit; className: string }) {
  const { lang, posted } = visit
  const { contact, interface: words } = content(lang)
  return (
    <div className={`group/request ${className}`}>
      <div id={FORM} className="mb-4">
        <h2 className="heading">{contact.form.heading}</h2>
        <p className="measure mt-1.5 text-ink-soft group-has-[.ticket]/request:hidden">
          {contact.form.intro}
        </p>
      </div>
      <Island is={ContactForm} when="near" props={{ form: contactFormContent(visit), posted }} />
      <a href={href('rights', lang)} className="link mt-1 inline-flex min-h-11 items-center">
        {words.nav.rights}
      </a>
    </div>
  )
}
