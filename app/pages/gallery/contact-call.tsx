import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon.tsx'
import type { GalleryContent } from './gallery-content.server.ts'

export function ContactCall({ contact }: { contact: GalleryContent['contact'] }) {
  return (
    <section aria-labelledby="ask" className="later border-t border-line bg-steel print:hidden">
      <div className="wrap section grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="ask" className="title">
            {contact.title}
          </h2>
          <p className="lead mt-3 max-w-[32em]">{contact.text}</p>
        </div>
        <p className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <ActionLink href={contact.href} className="max-sm:grow">
            {contact.button}
          </ActionLink>
          <ActionLink href={contact.call.href} tone="line" className="max-sm:grow">
            <Phone size={18} /> {contact.call.label}{' '}
            <span className="figure max-sm:sr-only">{contact.call.phone}</span>
          </ActionLink>
        </p>
      </div>
    </section>
  )
}
