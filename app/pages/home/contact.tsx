import { ContactForm } from '#app/requests/contact-form.tsx'
import { Written } from '#app/ui/written.tsx'
import type { HomeContent } from './home-content.server.tsx'

/** Write to the garage, call it or find it. Its hours stand in the footer, just below; map and access have their page. */
export default function Contact({ contact }: { contact: HomeContent['contact'] }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="later wrap pb-16 lg:pb-28">
      <Written
        part="contact-head"
        className="grid gap-x-16 gap-y-4 border-t border-line-strong pt-14 lg:grid-cols-12"
      />
      <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <Written part="reach" className="lg:col-span-5" />
        <div className="later lg:col-span-7 lg:row-span-2">
          <Written part="before-form" />
          <ContactForm form={contact} />
          <Written part="after-form" />
        </div>
        <Written part="find" className="lg:col-span-5" />
      </div>
    </section>
  )
}
