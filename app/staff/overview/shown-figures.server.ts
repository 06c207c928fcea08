import { type ClickEvent, clickEvents } from '#app/clicks/clicks.ts'
import { facts } from '#app/content/facts.ts'
import { numberText } from '#app/content/formats.server.ts'
import { tellsHours } from '#app/content/hours/opening.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { stands } from '#app/content/records/stands.ts'
import { fillSlots } from '#app/content/slots.ts'
import { median, type RequestFigures } from '#app/requests/handling/figures.server.ts'
import { lostKinds } from '#app/requests/handling/lost.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { formTypes, requestServices } from '#app/requests/request.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { staffCopy } from '#app/staff-words.ts'
import { overviewCopy } from './words.ts'

/** A line of the table, as text; `share` is a part of the whole that its group is about. */
type FigureRow = { label: string; figure: string; share?: string }

/** A duration in minutes of opening hours: "45 min", "3 h 20 min". */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours ? `${hours}\u00a0h` : '', rest || !hours ? `${rest}\u00a0min` : ''].join(' ').trim()
}

/** The figures of a period, group by group; a form, service or reason that nobody named is left out. */
export function shownFigures(figures: RequestFigures, clicks: ReadonlyMap<ClickEvent, number>, lang: Lang) {
  const { groups, requests, answers, events } = overviewCopy(lang)
  const { answerHours } = facts().business
  const { lostReasons, languages } = inboxCopy(lang).request
  const row = (label: string, count: number, whole = 0): FigureRow => ({
    label,
    figure: numberText(count, lang),
    share: whole ? numberText(count / whole, lang, { style: 'percent' }) : undefined,
  })
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0)
  const counted = <Key extends string>(
    keys: readonly Key[],
    counts: ReadonlyMap<string, number>,
    label: (key: Key) => string,
  ) =>
    keys
      .map((key) => ({ key, count: counts.get(key) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .map(({ key, count }) => row(label(key), count, sum(counts)))
  const half = figures.answers.length ? durationText(median(figures.answers) ?? 0) : answers.none
  const isInGoal = (took: number) => took <= answerHours * 60
  const inGoal = figures.answers.filter(isInGoal).length
  // Who waits for longer already counts as well.
  const measured = figures.answers.length + figures.unanswered.filter((took) => !isInGoal(took)).length
  const shown = {
    requests: [
      row(requests.received, figures.total),
      row(requests.waiting, figures.waiting, figures.total),
      row(requests.lost, sum(figures.lost), figures.total),
    ],
    answers: [
      tellsHours() && { label: answers.median, figure: half },
      stands('answerTime') && row(fillSlots(answers.goal, { goal: answerHours }), inGoal, measured),
    ].filter((shown) => shown !== false),
    types: counted(formTypes, figures.types, (type) => staffCopy(lang).admin.types[type]),
    services: counted(requestServices, figures.services, (id) => requestServiceLabel(id, lang)),
    languages: counted(langs, figures.languages, (each) => languages[each]),
    lost: counted(lostKinds, figures.lost, (kind) => lostReasons[kind]),
    clicks: clickEvents.map((event) => row(events[event], clicks.get(event) ?? 0)),
  }
  return Object.entries(shown).flatMap(([name, rows]) =>
    rows.length ? { title: groups[name as keyof typeof shown], rows } : [],
  )
}
