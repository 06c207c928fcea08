import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'

/** Frequent questions in one column or two, several of which may be open at once, then whether one may still drive. */
export function Questions({ lang }: { lang: Lang }) {
  const { home, faq, interface: words } = content(lang)
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="wrap grid items-start gap-x-16 py-6 lg:grid-cols-2 lg:py-20"
    >
      <h2 id="faq-title" className="title mb-3 lg:col-span-2 lg:mb-8">
        {home.faq.heading}
      </h2>
      <Accordion items={faq} />
      <ActionLink href={href('canIDrive', lang)} tone="text" className="mt-3 justify-self-start">
        {words.nav.canIDrive}
      </ActionLink>
    </section>
  )
}
