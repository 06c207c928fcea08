import type { Lang } from '#app/content/language.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'

export const AFTER_HOURS = 'after-hours'

type SignsProps = { lang: Lang; line: Content['safety'][number]; className: string; columns?: boolean }

/** How long the car may go on, what to do, and the signs, grouped by the sense that notices them. */
export function Signs({ lang, line, className, columns = false }: SignsProps) {
  const { canIDrive } = content(lang)
  const { urgency, instruction, groups } = line
  return (
    <section id={urgency} aria-labelledby={`${urgency}-title`} className={className}>
      <h2 id={`${urgency}-title`} className="title">
        {canIDrive.urgencies[urgency]}
      </h2>
      <p className="lead measure mt-3 font-semibold first-letter:uppercase">
        <LinkedText text={`${instruction}.`} />
      </p>
      {urgency === 'stop' && (
        <p>
          <a href={`#${AFTER_HOURS}`} className="link inline-flex min-h-11 items-center">
            {canIDrive.closed}
          </a>
        </p>
      )}
      <div className={`mt-4 ${columns ? 'gap-x-16 lg:columns-2' : ''}`}>
        {groups.map(({ sense, lines }) => (
          <div key={sense} className="break-inside-avoid-column pt-2 pb-4">
            <h3 className="label border-b border-current/50 pb-2 opacity-80">{canIDrive.senses[sense]}</h3>
            <dl>
              {lines.map(({ sign, means }) => (
                <div key={sign} className="border-b border-current/25 py-2 last:border-0">
                  <dt className="leading-snug font-bold first-letter:uppercase">{sign}</dt>
                  <dd className="small leading-snug opacity-85">{means}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
