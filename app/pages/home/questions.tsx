import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'

/** What people ask most; several answers may be open at once. */
export function Questions({ lang }: { lang: Lang }) {
  const { home, faq } = content(lang)
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 id="faq-title" className="title">
          {home.faq.heading}
        </h2>
        <p className="lead mt-4 max-w-[22.9em] text-ink-soft">
          <LinkedText text={home.faq.intro} />
        </p>
      </div>
      <div className="lg:col-span-7">
        <Accordion items={faq} open={0} />
      </div>
    </section>
  )
}
