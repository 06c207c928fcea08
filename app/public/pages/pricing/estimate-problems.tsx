import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import type { ChoiceProblem } from '#app/estimate/choices.ts'
import { SLIP } from '#app/estimate/href.ts'

/** Why a query cannot be priced, each reason with the name of its question. Shown in place of the result. */
export function EstimateProblems({ problems, lang }: { problems: readonly ChoiceProblem[]; lang: Lang }) {
  if (problems.length === 0) return null
  const { problems: words, questions, job } = content(lang).estimate
  return (
    <div id={SLIP} role="alert" className="mt-4 border-l-4 border-bad bg-bad-surface p-4 text-bad">
      <p className="font-bold">{words.heading}</p>
      <ul>
        {problems.map(({ on, kind }) => (
          <li key={on}>
            {typeset(fillSlots(words[kind], { field: on === 'job' ? job : questions[on] }), lang)}
          </li>
        ))}
      </ul>
    </div>
  )
}
