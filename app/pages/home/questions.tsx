import { Accordion, type AccordionItem } from '#app/ui/accordion.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'

type QuestionsProps = { faq: { heading: string; intro: string; items: readonly AccordionItem[] } }

/** What people ask most; several answers may be open at once. */
export function Questions({ faq }: QuestionsProps) {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="later wrap section grid gap-x-16 gap-y-8 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 id="faq-title" className="title">
          {faq.heading}
        </h2>
        <p className="lead mt-4 max-w-[22.9em] text-ink-soft">
          <LinkedText text={faq.intro} />
        </p>
      </div>
      <div className="lg:col-span-7">
        <Accordion items={faq.items} open={0} />
      </div>
    </section>
  )
}
