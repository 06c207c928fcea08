import type { DayHours, Span } from '#app/content/hours/hours.ts'
import { isTime, MOST_SPANS } from '#app/publishing/kinds/hours.ts'

/** A day's hours as a form asks for them: when it opens and closes, and the breaks between. */
export type TypedHours = { opens: string; closes: string; breaks: readonly Break[] }
type Break = { from: string; to: string }

/** The first time that is wrong: missing, or not after the one before it. `index`: of the break. */
export type TimeFault = { field: 'opens' | 'closes' | 'breakFrom' | 'breakTo'; index: number }

const isTyped = ({ from, to }: Break) => from !== '' || to !== ''

/** @param suffix of the names of the day's fields, where a form has several days */
export function typedHours(form: FormData, suffix = ''): TypedHours {
  const text = (name: string) => `${form.get(name + suffix) ?? ''}`.trim()
  const ends = form.getAll(`breakTo${suffix}`)
  const breaks = form
    .getAll(`breakFrom${suffix}`)
    .slice(0, MOST_SPANS - 1)
    .map((from, index) => ({ from: `${from}`.trim(), to: `${ends[index] ?? ''}`.trim() }))
  return { opens: text('opens'), closes: text('closes'), breaks }
}

/** The hours of a day as they are shown in a form. */
export function asTyped(hours: DayHours): TypedHours {
  const gaps = hours.slice(1).map(({ opens }, index) => ({ from: hours[index]?.closes ?? '', to: opens }))
  return { opens: hours[0]?.opens ?? '', closes: hours.at(-1)?.closes ?? '', breaks: gaps }
}

/** The hours of a day by the names of their fields; what stands in fields of one name is the words of one value. */
export function timeValues(hours: DayHours, suffix: string): Record<string, string> {
  const { opens, closes, breaks } = asTyped(hours)
  return {
    [`opens${suffix}`]: opens,
    [`closes${suffix}`]: closes,
    [`breakFrom${suffix}`]: breaks.map(({ from }) => from).join(' '),
    [`breakTo${suffix}`]: breaks.map(({ to }) => to).join(' '),
    [`closed${suffix}`]: hours.length ? '' : 'yes',
  }
}

/** What is wrong with a day, and which of its fields that is. */
export const faultAt = (
  { field, index }: TimeFault,
  words: Readonly<Record<TimeFault['field'], string>>,
  suffix = '',
) => ({ [`day${suffix}`]: words[field], [`${field}${suffix} ${index}`]: '' })

/** The spans of a day that is open, or what is wrong with them. */
export function readHours({ opens, closes, breaks }: TypedHours): DayHours | TimeFault {
  const wrong = (field: TimeFault['field'], index = 0): TimeFault => ({ field, index })
  if (!isTime(opens)) return wrong('opens')
  if (!isTime(closes) || closes <= opens) return wrong('closes')
  const spans: Span[] = []
  let since = opens
  for (const [index, pause] of breaks.entries()) {
    if (!isTyped(pause)) continue
    if (!isTime(pause.from) || pause.from <= since || pause.from >= closes) return wrong('breakFrom', index)
    if (!isTime(pause.to) || pause.to <= pause.from || pause.to >= closes) return wrong('breakTo', index)
    spans.push({ opens: since, closes: pause.from })
    since = pause.to
  }
  return [...spans, { opens: since, closes }]
}

/**
 * The hours of special days: closed if nothing is typed. A time that is not typed is that of the ordinary hours, where these are
 * the same on all the days; their breaks hold on as far as they fall between the two times.
 */
export function readSpecialHours(typed: TypedHours, ordinary: readonly DayHours[]): DayHours | TimeFault {
  const isBroken = typed.breaks.some(isTyped)
  if (!typed.opens && !typed.closes && !isBroken) return []
  if (typed.opens && typed.closes) return readHours(typed)
  const [usual, ...others] = ordinary.map(asTyped)
  const shared = <Part extends keyof TypedHours>(part: Part) =>
    others.every((other) => JSON.stringify(other[part]) === JSON.stringify(usual?.[part]))
      ? usual?.[part]
      : undefined
  const opens = typed.opens || (shared('opens') ?? '')
  const closes = typed.closes || (shared('closes') ?? '')
  const between = (shared('breaks') ?? []).filter(({ from, to }) => opens < from && to < closes)
  return readHours({ opens, closes, breaks: isBroken ? typed.breaks : between })
}

export const isFault = (read: DayHours | TimeFault): read is TimeFault => 'field' in read
