import { longDate } from '#app/content/hours/dates.ts'
import type { Lang } from '#app/content/language.ts'
import type { Package } from '#app/content/packages/package.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import type { Answers, Estimate } from '#app/estimate/estimate.ts'
import { holdsUntil } from '#app/estimate/holds.ts'
import { SLIP } from '#app/estimate/href.ts'
import { estimateAnswers, type ShownSlip } from '#app/estimate/shown.ts'
import { Slip } from '#app/estimate/slip.tsx'
import { sendEstimateHref } from '#app/public/pages/parts/request-href.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'

type SlipProps = {
  job: Package
  answers: Answers
  priced: Estimate
  slip: ShownSlip
  lang: Lang
  now: Date
}

/** The price as on a bill, what it includes, what can change it, and a link to send it. */
export function EstimateSlip({ job, answers, priced, slip, lang, now }: SlipProps) {
  const { estimate: words, pricing } = content(lang)
  const until = holdsUntil(priced, now)
  const answerTexts = estimateAnswers(job, answers, lang)
  const { includes, rises } = words.jobs[job.id]
  return (
    <div id={SLIP} data-priced="" className="grid scroll-mt-4 gap-x-16 gap-y-3 lg:max-xl:grid-cols-2">
      <div>
        <Slip title={words.slip.title} subject={job.label[lang]} answers={answerTexts} slip={slip} />
      </div>
      <div className="min-w-0">
        <p className="font-semibold">{slip.evaluation}</p>
        {(slip.binds || until) && (
          <p className="small mt-1 text-ink-soft">
            {[slip.binds, until && fillSlots(words.slip.holds, { date: longDate(until, lang) })]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ActionLink href={sendEstimateHref(job, answers, lang)} tone="solid" className="max-sm:w-full">
            {words.send}
            <ArrowRight size={18} />
          </ActionLink>
          <ActionLink href={href('rights', lang)} tone="text">
            {pricing.estimate.link}
          </ActionLink>
        </p>
        <div className="mt-5 grid gap-x-10 gap-y-5 sm:max-lg:grid-cols-2">
          <List title={words.includes} lines={includes} />
          <List title={words.rises} lines={rises} />
        </div>
      </div>
    </div>
  )
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="label text-ink-soft">{title}</h3>
      <ul className="mt-1.5 border-t border-line-strong">
        {lines.map((line) => (
          <li key={line} className="small border-b border-line py-1.5">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
