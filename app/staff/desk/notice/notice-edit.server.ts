import { fill } from '#app/content/fill.ts'
import { localTime, momentAt, openingOn, openState, tellsHours } from '#app/content/hours/opening.ts'
import { forEachLang, type Lang, type Text } from '#app/content/language.ts'
import { type Notice, noticeAt } from '#app/content/notice.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { valueAt } from '#app/publishing/fold.ts'
import { checkedValue } from '#app/publishing/items.ts'
import { NOTICE } from '#app/publishing/kinds/notice.ts'
import { textFaults, tidyText } from '#app/publishing/text-rules.ts'
import { deskNoticeCopy } from '#app/publishing/words/notice.ts'
import { plainPaths } from '#app/site-map.ts'
import { refusal } from '#app/staff/desk/drafts-edit.server.ts'
import { faultText } from '#app/staff/desk/words/words-edit.server.ts'
import { momentOf } from '#app/staff/inbox/request/request-changes.server.ts'
import { nearText } from '#app/staff/kit/when.server.ts'
import type { Role } from '#database/rows/role.ts'
import { jsonIn } from '#platform/body.ts'

/** What the form's fields hold; `until` is a moment (ISO 8601) or `OTHER`, which means the local time in `moment`. */
export type TypedNotice = { text: Text; until: string; moment: string }

export const OTHER = 'other'

/** The published notice, over or not, as the form sends it back. */
export const publishedNotice = ({ desk }: Pick<Runtime, 'desk'>): Notice | null =>
  valueAt(desk.values(), NOTICE) as Notice | null

/** The moments one would choose, by the hours that the garage tells: today's closing to come, and the opening of a later day. */
export function moments(now: Date, lang: Lang): { value: string; label: string }[] {
  if (!tellsHours()) return []
  const { closing, opening } = deskNoticeCopy(lang)
  const today = localTime(now).toPlainDate()
  const closes = openingOn(today).hours.at(-1)?.closes
  const tomorrow = momentAt(today.add({ days: 1 }), '00:00')
  const next = openState(tomorrow)
  return [
    ...(closes ? [[closing, momentAt(today, closes)] as const] : []),
    ...(next.open ? [] : [[opening, momentAt(next.opens.date, next.opens.at)] as const]),
  ]
    .filter(([, at]) => at > now)
    .map(([label, at]) => ({
      value: at.toISOString(),
      label: fillSlots(label, { when: nearText(at, now, lang) }),
    }))
}

/** The form for a notice: its moment is one of the choices, or typed. */
export function typedFrom(notice: Notice | undefined, choices: readonly { value: string }[]): TypedNotice {
  if (!notice) return { text: forEachLang(() => ''), until: choices[0]?.value ?? OTHER, moment: '' }
  const { text, until } = notice
  if (choices.some(({ value }) => value === until)) return { text, until, moment: '' }
  const moment = localTime(new Date(until)).toPlainDateTime().toString({ smallestUnit: 'minute' })
  return { text, until: OTHER, moment }
}

export function readTyped(form: FormData): TypedNotice {
  const read = (name: string) => `${form.get(name) ?? ''}`
  return {
    text: forEachLang((lang) => tidyText(read(`text.${lang}`))),
    until: read('until'),
    moment: read('moment'),
  }
}

type Asker = { by: string; role: Role; lang: Lang }

/** Publishes the notice of a form at once, or ends the published one. @returns why it did not; undefined if it did */
export async function publishNotice(
  { desk }: Pick<Runtime, 'desk'>,
  form: FormData,
  { by, role, lang }: Asker,
): Promise<{ error: string; status: 400 | 409; errors?: Record<string, string> } | undefined> {
  const copy = deskNoticeCopy(lang)
  const ends = form.get('intent') === 'end'
  const { text, until: chosen, moment } = readTyped(form)
  const until = chosen === OTHER ? momentOf(moment) : chosen
  if (!ends) {
    const faults = textFaults('notice', text, text)
    const errors = Object.fromEntries(faults.map((fault) => [`text.${fault.lang}`, faultText(fault, lang)]))
    if (!until || !(Date.parse(until) > Date.now())) errors.moment = copy.past
    if (Object.keys(errors).length) return { error: copy.wrong, status: 400, errors }
  }
  const now = ends ? null : { text, until }
  if (checkedValue(NOTICE, now) === undefined) return { error: copy.wrong, status: 400 }
  const also = [{ path: NOTICE, was: jsonIn(`${form.get('was') ?? ''}`), now }]
  const outcome = await desk.publish({ by, role, seen: new Set(), sure: new Set(), also })
  if (outcome.status === 'published') return undefined
  return outcome.status === 'conflict' ? { error: copy.stale, status: 409 } : refusal(outcome, lang)
}

/** The link to the editor, which says what is online: one tap from the desk and from the day. */
export function noticeLink(now: Date, lang: Lang): { href: string; text: string; says: string | undefined } {
  const { write, change } = deskNoticeCopy(lang)
  const notice = noticeAt(now)
  return {
    href: plainPaths.deskNotice,
    text: notice ? fillSlots(change, { when: nearText(new Date(notice.until), now, lang) }) : write,
    says: notice && fill(notice.text[lang], lang),
  }
}
