import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'

/** Frequent questions in one column or two, several of which may be open at once, then links to write or call. */
export function Questions({ lang }: { lang: Lang }) {
  const { home, faq, interface: words } = content(lang)
  const { text, contactButton, callButton } = home.callToAction
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="wrap grid items-start gap-x-16 pb-6 lg:grid-cols-2 lg:pb-20"
    >
      <h2 id="faq-title" className="title mb-3 lg:col-span-2 lg:mb-8">
        {home.faq.heading}
      </h2>
      <Accordion items={faq} />
      <p className="mt-3 whitespace-pre-line text-ink-soft">
        {`${text}\n`}
        <ActionLink href={href('canIDrive', lang)} tone="text" className="mr-6">
          {words.nav.canIDrive}
        </ActionLink>
        <ActionLink href="#contact" tone="text" className="md:mr-6">
          {contactButton}
        </ActionLink>
        <ActionLink href={`tel:${facts().business.phone}`} tone="text" className="max-md:hidden">
          {callButton}
        </ActionLink>
      </p>
    </section>
  )
}
