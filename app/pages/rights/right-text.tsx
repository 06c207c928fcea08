import { Check } from '#app/ui/icon.tsx'
import type { RightsContent } from './rights-content.server.ts'

/** One right in plain words; what a paper must contain is ruled like that paper. */
export function RightText({
  right: { id, title, text, points, article },
}: {
  right: RightsContent['rights'][number]
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="later mt-14 scroll-mt-4 first-of-type:mt-12">
      <h2 id={`${id}-title`} className="heading">
        {title}
      </h2>
      <div className="measure mt-3 grid gap-3">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {points && (
        <ul className="measure mt-5 border border-line-strong bg-surface">
          {points.map((point) => (
            <li
              key={point}
              className="flex items-baseline gap-3 px-4 py-2.5 not-first:border-t not-first:border-line"
            >
              <Check size={16} className="shrink-0 translate-y-0.5 text-ink-soft" />
              {point}
            </li>
          ))}
        </ul>
      )}
      {article && <p className="small mt-3 text-ink-soft">{article}</p>}
    </section>
  )
}
