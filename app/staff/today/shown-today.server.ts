import { numberText } from '#app/content/formats.server.ts'
import { clockOf } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { mailsHeldUp } from '#app/mail/outbox.server.ts'
import type { ListedRequest } from '#app/requests/handling/inbox.server.ts'
import { filterAddress, type Status } from '#app/requests/handling/inbox.ts'
import { firstDue } from '#app/requests/handling/next-due.server.ts'
import { countToday, todayItems } from '#app/requests/handling/today.server.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { rowWords } from '#app/staff/inbox/dashboard-words.server.ts'
import { heldUpText } from '#app/staff/inbox/shown-list.server.ts'
import { type ShownRow, shownMail, shownRow } from '#app/staff/inbox/shown-row.server.ts'
import { todayText } from '#app/staff/inbox/today-text.server.ts'
import { todayCopy } from '#app/staff/inbox/today-words.ts'
import { nearText } from '#app/staff/kit/when.server.ts'
import { staffCopy } from '#app/staff-words.ts'

/** What needs attention today, most urgent first, in the reader's language. */
export async function shownToday({ db }: Runtime['database'], lang: Lang) {
  const now = new Date()
  const copy = todayCopy(lang)
  const items = await todayItems(db, now)
  const heldUp = await mailsHeldUp(db, now)
  const next = await firstDue(db)

  type Kind = Exclude<keyof typeof items, 'mails'>
  type More = { all: Status; whenOf?: (row: ListedRequest, shown: ShownRow) => string; hint?: string }
  const section = (name: Kind, { all, whenOf, hint }: More) => {
    const { count, rows } = items[name]
    return {
      name,
      title: copy[name],
      count: numberText(count, lang),
      hint,
      rows: rows.map((row) => {
        const shown = shownRow(row, { next, now, lang })
        const when = whenOf?.(row, shown)
        const due = when ? { text: when, short: when, overdue: false } : shown.due
        return { ...shown, due }
      }),
      every:
        count > rows.length
          ? {
              href: plainPaths.admin + filterAddress({ status: all, search: '', sort: 'due' }),
              text: fillSlots(copy.every, { count: numberText(count, lang) }),
            }
          : undefined,
    }
  }
  const at = ({ appointment_at }: ListedRequest) => new Date(appointment_at ?? now)
  const counts = await countToday(db, now)
  return {
    heldUp: heldUp && heldUpText(heldUp, lang),
    summary: { text: todayText(counts, now, lang), late: counts.overdue > 0 },
    sections: [
      section('overdue', { all: 'new' }),
      section('expected', { all: 'new' }),
      section('promises', {
        all: 'scheduled',
        whenOf: ({ promised_at }) => nearText(new Date(promised_at ?? now), now, lang),
        hint: copy.promisesHint,
      }),
      section('appointments', { all: 'scheduled', whenOf: (row) => clockOf(at(row), lang) }),
      section('calls', {
        all: 'contacted',
        whenOf: (_row, { preferred }) => preferred ?? '',
        hint: copy.callsHint,
      }),
      section('passed', {
        all: 'scheduled',
        whenOf: (row) => nearText(at(row), now, lang),
        hint: copy.passedHint,
      }),
    ].filter(({ rows }) => rows.length > 0),
    mails: items.mails.map(({ reference, name, ...mail }) => ({
      ...shownMail(mail, staffCopy(lang).admin),
      href: requestPath(reference),
      name,
    })),
    words: rowWords(lang),
  }
}

export type ShownToday = Awaited<ReturnType<typeof shownToday>>
