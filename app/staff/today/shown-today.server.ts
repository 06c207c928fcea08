import { numberText } from '#app/content/formats.server.ts'
import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { mailsHeldUp } from '#app/mail/outbox.server.ts'
import { rowsOf } from '#app/requests/handling/inbox.server.ts'
import { filterAddress } from '#app/requests/handling/inbox.ts'
import { mailsGivenUp, todayOf } from '#app/requests/handling/today.server.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { rowWords } from '#app/staff/inbox/dashboard-words.server.ts'
import { heldUpText, shownRows } from '#app/staff/inbox/shown-list.server.ts'
import { shownMail } from '#app/staff/inbox/shown-row.server.ts'
import { todayText } from '#app/staff/inbox/today-text.server.ts'
import { todayCopy } from '#app/staff/inbox/today-words.ts'
import { staffCopy } from '#app/staff-words.ts'

/** The most shown of each kind; the list has the others. */
const MOST_SHOWN = 20

/** Where the list has the others of a kind, and more beside them. */
const listed = {
  overdue: { only: 'overdue' },
  ours: { only: 'ours' },
  booked: { status: 'scheduled' },
} as const

/** What needs attention today, most urgent first, in the reader's language. */
export async function shownToday({ db }: Runtime['database'], lang: Lang) {
  const now = new Date()
  const copy = todayCopy(lang)
  const today = await todayOf(db, now)
  const heldUp = await mailsHeldUp(db, now)
  const mails = await mailsGivenUp(db)
  const names = (['overdue', 'ours', 'booked'] as const).filter((name) => today[name].length)
  return {
    heldUp: heldUp && heldUpText(heldUp, lang),
    summary: { text: todayText(today, now, lang), late: today.overdue.length > 0 },
    sections: await Promise.all(
      names.map(async (name) => {
        const count = numberText(today[name].length, lang)
        const rows = await rowsOf(db, today[name].slice(0, MOST_SHOWN))
        const more = today[name].length > rows.length
        return {
          name,
          title: copy[name],
          count,
          rows: await shownRows(db, rows, { next: (today.overdue[0] ?? today.ours[0])?.id, now, lang }),
          every: more
            ? {
                href: plainPaths.admin + filterAddress({ ...listed[name], search: '', sort: 'due' }),
                text: copy.every,
              }
            : undefined,
        }
      }),
    ),
    mails: mails.map(({ reference, name, ...mail }) => ({
      ...shownMail(mail, staffCopy(lang).admin),
      href: requestPath(reference),
      name,
    })),
    words: rowWords(lang),
  }
}

export type ShownToday = Awaited<ReturnType<typeof shownToday>>
