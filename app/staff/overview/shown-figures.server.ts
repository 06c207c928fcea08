import type { clicksSince } from '#app/clicks/clicks.server.ts'
import { clickEvents, clickPlacements } from '#app/clicks/clicks.ts'
import { answerWithinHours } from '#app/content/hours/answering.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { type Counted as CountedForms, fillSlots, formFor } from '#app/content/slots.ts'
import { inboxCopy } from '#app/content/staff/inbox.ts'
import { type OverviewCopy, overviewCopy } from '#app/content/staff/overview.ts'
import { median, type RequestFigures } from '#app/requests/inbox/figures.server.ts'
import { lostKinds } from '#app/requests/inbox/lost.ts'
import { requestServices } from '#app/requests/request.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { numberText } from '#app/staff/kit/formats.server.ts'
import { dateText } from '#app/staff/kit/when.server.ts'
import type { Bar, FigureRows } from './chart.ts'
import type { Step } from './period.ts'

type Counted = { key: string; label: string; value: number }

export function shareText(part: number, whole: number, lang: Lang): string {
  return numberText(whole ? part / whole : 0, lang, { style: 'percent' })
}

/** A count and the noun for it, formatted separately. */
export function countedText(forms: CountedForms, count: number, lang: Lang) {
  return { count: numberText(count, lang), text: formFor(forms, count, lang) }
}

/** A duration in minutes of opening hours as text: "45 min", "3 h 20". */
export function durationText(minutes: number, { durations }: OverviewCopy): string {
  const words = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (!words.hours) return fillSlots(durations.minutes, words)
  if (!words.minutes) return fillSlots(durations.hours, words)
  const padded = { ...words, minutes: String(words.minutes).padStart(2, '0') }
  return fillSlots(durations.both, padded)
}

function barsOf(counted: Counted[], lang: Lang): Bar[] {
  const all = counted.reduce((sum, { value }) => sum + value, 0)
  return counted.map(({ key, label, value }) => ({
    key,
    label,
    value,
    count: numberText(value, lang),
    share: shareText(value, all, lang),
  }))
}

function barChart(counted: Counted[], title: string, head: [string, string], lang: Lang) {
  const bars = barsOf(counted, lang)
  const table: FigureRows = {
    head: [...head, overviewCopy(lang).share],
    rows: bars.map(({ label, count, share }) => [label, count, share]),
  }
  return { title, bars, table }
}

export type BarChart = ReturnType<typeof barChart>

/** One column per day, or per week from Monday to Sunday; the first and last week may be incomplete. */
function columnsOf(days: RequestFigures['days'], step: Step, lang: Lang) {
  if (step === 'day')
    return days.map(({ day, count }) => {
      const label = dateText(day, lang)
      return { label, count, first: label, last: label }
    })
  const weeks = Map.groupBy(days, ({ day }) => {
    const date = Temporal.PlainDate.from(day)
    return date.subtract({ days: date.dayOfWeek - 1 }).toString()
  })
  return [...weeks.values()].map((week) => {
    const [first, last] = [week[0]?.day ?? '', week.at(-1)?.day ?? '']
    const span = { first: dateText(first, lang), last: dateText(last, lang) }
    return {
      ...span,
      label: first === last ? span.first : fillSlots(overviewCopy(lang).requests.span, span),
      count: week.reduce((sum, { count }) => sum + count, 0),
    }
  })
}

/** The column chart of requests over time. */
export function shownTimes({ days, total }: RequestFigures, step: Step, lang: Lang) {
  const { requests: copy, total: totalWord } = overviewCopy(lang)
  const columns = columnsOf(days, step, lang)
  const [highest = { label: '', count: 0 }] = columns.toSorted((one, other) => other.count - one.count)
  const most = numberText(highest.count, lang)
  return {
    title: copy.title[step],
    label: fillSlots(copy.most, { total: numberText(total, lang), count: most, when: highest.label }),
    empty: total === 0,
    most,
    values: columns.map(({ count }) => count),
    ends: [columns[0]?.first ?? '', columns.at(-1)?.last ?? ''] as [string, string],
    table: {
      head: [copy.column[step], copy.count],
      // The latest first, because it is the most interesting.
      rows: columns.toReversed().map(({ label, count }) => [label, numberText(count, lang)]),
      foot: [totalWord, numberText(total, lang)],
    } satisfies FigureRows,
  }
}

/** Requests by service, the most requested first. */
export function shownServices({ services }: RequestFigures, lang: Lang) {
  const { services: copy, requests } = overviewCopy(lang)
  const counted = requestServices
    .map((id) => ({ key: id, label: requestServiceLabel(id, lang), value: services.get(id) ?? 0 }))
    .sort((one, other) => other.value - one.value)
  return barChart(counted, copy.title, [copy.column, requests.count], lang)
}

export function shownLanguages({ languages }: RequestFigures, lang: Lang) {
  const { languages: copy, requests } = overviewCopy(lang)
  const counted = langs.map((key) => ({ key, label: copy.names[key], value: languages.get(key) ?? 0 }))
  return barChart(counted, copy.title, [copy.column, requests.count], lang)
}

/** Lost requests by reason, the most common first. */
export function shownLost({ lost, total }: RequestFigures, lang: Lang) {
  const { lost: copy, requests } = overviewCopy(lang)
  const { lostReasons } = inboxCopy(lang).request
  const counted = lostKinds
    .map((key) => ({ key, label: lostReasons[key], value: lost.get(key) ?? 0 }))
    .sort((one, other) => other.value - one.value)
  const all = counted.reduce((sum, { value }) => sum + value, 0)
  const words = {
    lost: numberText(all, lang),
    total: numberText(total, lang),
    share: shareText(all, total, lang),
  }
  return {
    ...barChart(counted, copy.title, [copy.column, requests.count], lang),
    hint: all ? fillSlots(copy.hint, words) : '',
  }
}

/** Limits between the bars, in opening hours: a quarter of the goal, the goal, and twice the goal. */
const answerHours = [answerWithinHours / 4, answerWithinHours, answerWithinHours * 2] as const

/** Times to answer, grouped around the garage's own goal. */
export function shownAnswers({ answers, waiting }: RequestFigures, lang: Lang) {
  const copy = overviewCopy(lang)
  const { answers: words } = copy
  const bounds = [0, ...answerHours, Number.POSITIVE_INFINITY]
  const counted = bounds.slice(1).map((to, index) => {
    const from = bounds[index] ?? 0
    const label =
      index === 0
        ? fillSlots(words.within, { hours: to })
        : Number.isFinite(to)
          ? fillSlots(words.between, { from, to })
          : fillSlots(words.beyond, { hours: from })
    const above = index === 0 ? -1 : from * 60
    return { key: label, label, value: answers.filter((took) => took > above && took <= to * 60).length }
  })
  const middle = median(answers)
  const inGoal = answers.filter((took) => took <= answerWithinHours * 60).length
  return {
    ...barChart(counted, words.title, [words.column, words.count], lang),
    median: middle === undefined ? undefined : durationText(middle, copy),
    hint: middle === undefined ? '' : fillSlots(words.hint, { median: durationText(middle, copy) }),
    goal: fillSlots(words.goal, {
      goal: answerWithinHours,
      share: shareText(inGoal, answers.length, lang),
    }),
    waiting: countedText(words.waiting, waiting, lang),
  }
}

/** Clicks by what was clicked; the table also breaks them down by placement on the page. */
export function shownClicks(clicks: Awaited<ReturnType<typeof clicksSince>>, lang: Lang) {
  const { clicks: copy, total: totalWord } = overviewCopy(lang)
  const sum = (rows: typeof clicks) => rows.reduce((all, { count }) => all + count, 0)
  const of = (event: string) => clicks.filter((click) => click.event === event)
  const bars = barsOf(
    clickEvents.map((key) => ({ key, label: copy.events[key], value: sum(of(key)) })),
    lang,
  )
  const table: FigureRows = {
    head: [copy.column, ...clickEvents.map((event) => copy.columns[event])],
    rows: clickPlacements.map((placement) => [
      copy.placements[placement],
      ...clickEvents.map((event) =>
        numberText(sum(of(event).filter((click) => click.placement === placement)), lang),
      ),
    ]),
    foot: [totalWord, ...bars.map(({ count }) => count)],
  }
  return { title: copy.title, bars, table, counted: countedText(copy.figure, sum(clicks), lang) }
}
