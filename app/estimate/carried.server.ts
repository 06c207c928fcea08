import type { Lang } from '#app/content/language.ts'
import { packageOf, packages } from '#app/content/packages/index.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import type { Package } from '#app/content/packages/package.ts'
import { content } from '#app/content/snapshot.ts'
import { labelledText } from '#app/content/typography.ts'
import { asksEstimate, choicesQuery, readChoices } from './choices.ts'
import type { Answers } from './estimate.ts'
import { estimateHref } from './href.ts'
import { estimateAnswers, heldText, shownSlip, sumText } from './shown.ts'
import { type Snapshot, snapshotOf, sumsOf } from './snapshot.server.ts'

/** Parameter of the submitted text that holds the sums the visitor saw. */
const SEEN = 'seen'

/** An estimate as the form submits it: what was asked and which sums were seen. No amount in it is ever charged. */
export type Carried = { job: Package; answers: Answers; sums: string }

/** An estimate in the contact form: the value it submits and the texts it shows. */
export type ShownEstimate = ReturnType<typeof shownEstimate>
export type SeenEstimate = ReturnType<typeof shownSnapshot>

/** Parses a submitted estimate, also of what was withdrawn since; undefined if it does not ask for anything that has a price. */
export function readCarried(text: string, lang: Lang): Carried | undefined {
  const query = new URLSearchParams(text)
  const seen = query.get(SEEN)
  for (const jobs of [offeredPackages(), packages]) {
    const { job, answers, problems } = readChoices(query, lang, jobs)
    if (job && problems.length === 0 && seen !== null) return { job, answers, sums: seen }
  }
  return undefined
}

/** The estimate that a page's query asks for, to be shown in the form; undefined without a valid one. */
export function estimateInQuery(query: URLSearchParams, lang: Lang, now: Date): ShownEstimate | undefined {
  if (!asksEstimate(query)) return undefined
  const { job, answers, problems } = readChoices(query, lang)
  return job && problems.length === 0 ? shownEstimate(job, answers, lang, now) : undefined
}

/** An estimate for the form, at today's prices. */
export function shownEstimate(job: Package, answers: Answers, lang: Lang, now: Date) {
  const snapshot = snapshotOf(job, answers, content(lang).facts, now)
  return {
    ...shownSnapshot(snapshot, lang, now),
    value: `${choicesQuery(job, answers, lang)}&${SEEN}=${sumsOf(snapshot)}`,
    href: estimateHref(job, lang, answers),
  }
}

/** An estimate as it was seen, for the form, the ticket and the staff area. */
export function shownSnapshot(snapshot: Snapshot, lang: Lang, now: Date) {
  const job = packageOf(snapshot.job)
  const held = heldText(snapshot, lang, now)
  const subject = job.label[lang]
  return {
    title: content(lang).estimate.slip.title,
    subject,
    answers: estimateAnswers(job, snapshot.answers, lang),
    slip: shownSlip(snapshot, lang),
    /** In one line: "Antirouille : 120,00 $ avant taxes. Tient jusqu’au 23 décembre 2026." */
    text: [`${labelledText(subject, sumText(snapshot, lang), lang)}.`, held].filter(Boolean).join(' '),
    held,
  }
}
