import { LinkedText } from './linked-text.tsx'

type AccordionProps = {
  items: readonly { question: string; answer: string }[]
  /** A name shared by the items keeps one open at a time; without one, several may be open. */
  name?: string
}

/** Questions and answers in native `details` elements, so that they work before and without JavaScript. */
export function Accordion({ items, name }: AccordionProps) {
  return items.map(({ question, answer }) => (
    <details key={question} name={name} className="accordion-item fold-line">
      <summary className="fold-title">{question}</summary>
      <div className="measure pb-6 text-ink-soft">
        <LinkedText text={answer} />
      </div>
    </details>
  ))
}
