import type { Lang } from '#app/content/language.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'

export const AFTER_HOURS = 'after-hours'

type SignsProps = { lang: Lang; line: Content['safety'][number] }

/** How long the car may go on, what to do, and the signs, folded by the sense that notices them. */
export function Signs({ lang, line }: SignsProps) {
  const { canIDrive } = content(lang)
  const { urgency, instruction, groups } = line
  return (
    <section id={urgency} aria-labelledby={`${urgency}-title`}>
      <h2 id={`${urgency}-title`} className="heading">
        {canIDrive.urgencies[urgency]}
      </h2>
      <p className="mt-1 font-semibold first-letter:uppercase">
        <LinkedText text={`${instruction}.`} />
      </p>
      {urgency === 'stop' && (
        <a href={`#${AFTER_HOURS}`} className="link inline-flex min-h-11 items-center">
          {`${canIDrive.after.title}?`}
        </a>
      )}
      <div className="mt-3">
        {groups.map(({ sense, lines }) => (
          <details key={sense} className="accordion-item fold-line">
            <summary className="fold-title">{`${canIDrive.senses[sense]} (${lines.length})`}</summary>
            <dl className="pb-3">
              {lines.map(({ key, sign, means }) => (
                <div key={key} className="border-t border-line py-2">
                  <dt className="leading-snug font-bold first-letter:uppercase">{sign}</dt>
                  <dd className="small leading-snug text-ink-soft">{means}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </section>
  )
}
