import type { ReactNode } from 'react'
import { Written } from '#app/ui/written.tsx'
import { Address } from './address.tsx'
import { MapOnRequest } from './map-on-request.tsx'
import type { ContactSectionContent } from './section-content.server.tsx'

type ContactSectionProps = {
  content: ContactSectionContent
  /** What stands above: the home page names the section, the contact page has said it already. */
  head?: ReactNode
  /** The form to fill in. */
  children: ReactNode
}

/** How to reach the garage and get there: on its own page and on the home page. */
export function ContactSection({ content, head, children }: ContactSectionProps) {
  return (
    <section id="contact" aria-label={content.label} className="wrap pb-[clamp(3.5rem,8vw,7.5rem)]">
      {head}
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <Written part="reach" className="lg:col-span-5" />
        <div className="later lg:col-span-7 lg:row-span-2">
          <Written part="before-form" />
          {children}
          <Written part="after-form" />
        </div>
        <Written part="hours" className="later lg:col-span-5" />
      </div>
      <div className="later mt-16 grid gap-10 border-t-2 border-ink pt-8 md:grid-cols-2 lg:grid-cols-12">
        <Address address={content.address} />
        <Written part="getting-in" className="contents" />
      </div>
      <MapOnRequest map={content.map} newTab={content.newTab} />
    </section>
  )
}
