import { numberText } from '#app/content/formats.server.ts'
import { clockOf } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots, formFor } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { mailsHeldUp } from '#app/mail/outbox.server.ts'
import { countUnread, type ListedRequest } from '#app/requests/handling/inbox.server.ts'
import { filterAddress, type Status } from '#app/requests/handling/inbox.ts'
import { countToday, todayItems } from '#app/requests/handling/today.server.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { heldUpText } from '#app/staff/inbox/shown-list.server.ts'
import { shownMail, shownSubmission } from '#app/staff/inbox/shown-submission.server.ts'
import { todayText } from '#app/staff/inbox/today-text.server.ts'
import { todayCopy } from '#app/staff/inbox/today-words.ts'
import { nearText } from '#app/staff/kit/when.server.ts'
import { staffCopy } from '#app/staff-words.ts'

/** What needs attention today, most urgent first, in the reader's language. */
export async function shownToday({ db }: Runtime['database'], lang: Lang) {
  const now = new Date()
  const copy = todayCopy(lang)
  const { waiting, calls, appointments, passed, later, mails } = await todayItems(db, now)
  const heldUp = await mailsHeldUp(db, now)
  const unread = await countUnread(db)

  type Found = { count: number; rows: ListedRequest[] }
  const section = (
    name: 'waiting' | 'calls' | 'appointments' | 'passed' | 'expected',
    { count, rows }: Found,
    { all, whenOf, hint }: { all: Status; whenOf?: (row: ListedRequest) => string; hint?: string },
  ) => ({
    name,
    title: copy[name],
    count: numberText(count, lang),
    hint,
    rows: rows.map((row) => ({ ...shownSubmission(row, [], now, lang), when: whenOf?.(row) })),
    every:
      count > rows.length
        ? {
            href: plainPaths.admin + filterAddress({ status: all, search: '', sort: 'due' }),
            text: fillSlots(copy.every, { count: numberText(count, lang) }),
          }
        : undefined,
  })
  const at = ({ appointment_at }: ListedRequest) => new Date(appointment_at ?? now)
  return {
    heldUp: heldUp && heldUpText(heldUp, lang),
    /** What waits, and until when; while nothing does, whether something is unread. */
    summary: todayText(await countToday(db, now), now, lang),
    empty: unread
      ? fillSlots(formFor(copy.unread, unread, lang), { count: numberText(unread, lang) })
      : copy.empty,
    sections: [
      section('waiting', waiting, { all: 'new' }),
      section('calls', calls, { all: 'contacted', hint: copy.callsHint }),
      section('appointments', appointments, { all: 'scheduled', whenOf: (row) => clockOf(at(row), lang) }),
      section('passed', passed, {
        all: 'scheduled',
        whenOf: (row) => nearText(at(row), now, lang),
        hint: copy.passedHint,
      }),
      section('expected', later, { all: 'new' }),
    ].filter(({ rows }) => rows.length > 0),
    mails: mails.map(({ reference, name, ...mail }) => ({
      ...shownMail(mail, staffCopy(lang).admin),
      href: requestPath(reference),
      name,
    })),
    words: { unread: inboxCopy(lang).unread, call: inboxCopy(lang).request.call },
  }
}

export type ShownToday = Awaited<ReturnType<typeof shownToday>>
