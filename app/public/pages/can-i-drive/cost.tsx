import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'

/** What a diagnosis costs, also if the cause is not found or the repair is small. */
export function Cost({ lang }: { lang: Lang }) {
  const { title, lines, rights } = content(lang).canIDrive.cost
  // What the law says of the repair alone is on the page of rights.
  if (lines.length < 2) return null
  return (
    <section aria-labelledby="cost-title" className="wrap py-12 lg:py-16">
      <h2 id="cost-title" className="title">
        {title}
      </h2>
      <dl className="mt-6 border-t-2 border-ink">
        {lines.map(({ question, answer }) => (
          <div key={question} className="grid gap-x-10 border-b border-line py-3 lg:grid-cols-12">
            <dt className="font-bold lg:col-span-5">{question}</dt>
            <dd className="measure text-ink-soft lg:col-span-7">{answer}</dd>
          </div>
        ))}
      </dl>
      <ActionLink href={href('rights', lang)} tone="text" className="mt-3">
        {`${rights} `}
        <ArrowRight size={18} />
      </ActionLink>
    </section>
  )
}
