import { ContactSection } from '#app/pages/contact/contact-section.tsx'
import { ContactForm } from '#app/requests/contact-form.tsx'
import type { HomeContent } from './home-content.server.tsx'

/** Write to the garage, or find it: the contact page's section under a title of its own. */
export default function Contact({ contact }: { contact: HomeContent['contact'] }) {
  return (
    <ContactSection
      content={contact.section}
      head={
        <div className="mb-12 grid gap-x-16 gap-y-4 border-t border-line-strong pt-14 lg:grid-cols-12">
          <h2 className="title lg:col-span-7">{contact.heading}</h2>
          <p className="lead self-end text-ink-soft lg:col-span-5">{contact.intro}</p>
        </div>
      }
    >
      <ContactForm form={contact.form} />
    </ContactSection>
  )
}
