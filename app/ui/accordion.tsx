import { LinkedText } from './linked-text.tsx'

export type AccordionItem = { question: string; answer: string }

type AccordionProps = {
  items: readonly AccordionItem[]
  /** A name shared by the items keeps one open at a time; without one, several may be open. */
  name?: string
  /** Which item is open at first. */
  open?: number
}

/** Questions that open on their answers: native elements, so that they work before and without scripts. */
export function Accordion({ items, name, open }: AccordionProps) {
  return items.map(({ question, answer }, index) => (
    <details
      key={question}
      name={name}
      open={index === open}
      className="accordion-item border-b border-line first-of-type:border-t first-of-type:border-t-line-strong"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-4 font-semibold hover:text-accent">
        {question}
      </summary>
      <div className="measure pb-6 text-ink-soft">
        <LinkedText text={answer} />
      </div>
    </details>
  ))
}
