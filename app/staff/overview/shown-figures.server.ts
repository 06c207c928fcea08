import { type ClickEvent, clickEvents } from '#app/clicks/clicks.ts'
import { numberText } from '#app/content/formats.server.ts'
import { answerWithinHours } from '#app/content/hours/answering.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { median, type RequestFigures } from '#app/requests/handling/figures.server.ts'
import { lostKinds } from '#app/requests/handling/lost.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { requestServices } from '#app/requests/request.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { type OverviewCopy, overviewCopy } from './words.ts'

/** A line of the table, as text; `share` is a part of the whole that its group is about. */
export type FigureRow = { label: string; figure: string; share?: string }
export type FigureGroup = { title: string; rows: FigureRow[] }

/** A duration in minutes of opening hours as text: "45 min", "3 h 20". */
export function durationText(minutes: number, { durations }: OverviewCopy): string {
  const words = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (!words.hours) return fillSlots(durations.minutes, words)
  if (!words.minutes) return fillSlots(durations.hours, words)
  return fillSlots(durations.both, { ...words, minutes: String(words.minutes).padStart(2, '0') })
}

/** The figures of a period, group by group; a service or reason that nobody named is left out. */
export function shownFigures(
  figures: RequestFigures,
  clicks: ReadonlyMap<ClickEvent, number>,
  lang: Lang,
): FigureGroup[] {
  const copy = overviewCopy(lang)
  const { requests, answers, lost } = copy
  const number = (count: number) => numberText(count, lang)
  const shareOf = (part: number, whole: number) =>
    whole ? numberText(part / whole, lang, { style: 'percent' }) : undefined
  const row = (label: string, count: number, whole = 0): FigureRow => ({
    label,
    figure: number(count),
    share: shareOf(count, whole),
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
  const middle = median(figures.answers)
  const inGoal = figures.answers.filter((took) => took <= answerWithinHours * 60).length
  return [
    {
      title: requests.title,
      rows: [
        row(requests.received, figures.total),
        row(requests.waiting, figures.waiting, figures.total),
        row(requests.lost, sum(figures.lost), figures.total),
      ],
    },
    {
      title: answers.title,
      rows: [
        {
          label: answers.median,
          figure: middle === undefined ? answers.none : durationText(middle, copy),
        },
        row(fillSlots(answers.goal, { goal: answerWithinHours }), inGoal, figures.answers.length),
      ],
    },
    {
      title: copy.services,
      rows: counted(requestServices, figures.services, (id) => requestServiceLabel(id, lang)),
    },
    { title: copy.languages.title, rows: counted(langs, figures.languages, (key) => copy.languages[key]) },
    {
      title: lost.title,
      rows: counted(lostKinds, figures.lost, (key) => inboxCopy(lang).request.lostReasons[key]),
    },
    {
      title: copy.clicks.title,
      rows: clickEvents.map((event) => row(copy.clicks.events[event], clicks.get(event) ?? 0)),
    },
  ].filter(({ rows }) => rows.length > 0)
}
