import { numberText } from '#app/content/formats.server.ts'
import { clockOf } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { mailsHeldUp } from '#app/mail/outbox.server.ts'
import type { ListedRequest } from '#app/requests/handling/inbox.server.ts'
import { filterAddress, type Status } from '#app/requests/handling/inbox.ts'
import { firstDue } from '#app/requests/handling/next-due.server.ts'
import { countToday, type TodayKind, todayItems } from '#app/requests/handling/today.server.ts'
import { factsOfAll } from '#app/requests/life/facts.server.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { rowWords } from '#app/staff/inbox/dashboard-words.server.ts'
import { heldUpText } from '#app/staff/inbox/shown-list.server.ts'
import { type ShownRow, shownMail, shownRow } from '#app/staff/inbox/shown-row.server.ts'
import { todayText } from '#app/staff/inbox/today-text.server.ts'
import { todayCopy } from '#app/staff/inbox/today-words.ts'
import { nearText } from '#app/staff/kit/when.server.ts'
import { staffCopy } from '#app/staff-words.ts'

type About = { whenOf?: (row: ListedRequest, shown: ShownRow) => string; hint?: string }

/** Where the list has the others of a kind. */
const listedUnder: Partial<Record<TodayKind, Status>> = {
  untold: 'scheduled',
  promises: 'scheduled',
  appointments: 'scheduled',
  calls: 'contacted',
  passed: 'scheduled',
}

/** What needs attention today, most urgent first, in the reader's language. */
export async function shownToday({ db }: Runtime['database'], lang: Lang) {
  const now = new Date()
  const copy = todayCopy(lang)
  const { items, mails } = await todayItems(db, now)
  const heldUp = await mailsHeldUp(db, now)
  const next = await firstDue(db)

  const facts = await factsOfAll(
    db,
    items.flatMap(({ rows }) => rows),
    now,
  )
  const near = (moment: string | null) => (moment ? nearText(new Date(moment), now, lang) : '')
  const about: Partial<Record<TodayKind, About>> = {
    untold: { hint: copy.untoldHint },
    promises: { whenOf: ({ promised_at }) => near(promised_at), hint: copy.promisesHint },
    appointments: { whenOf: ({ appointment_at }) => clockOf(new Date(appointment_at ?? now), lang) },
    calls: { whenOf: (_row, { preferred }) => preferred ?? '', hint: copy.callsHint },
    passed: { whenOf: ({ appointment_at }) => near(appointment_at), hint: copy.passedHint },
  }
  const counts = await countToday(db, now)
  return {
    heldUp: heldUp && heldUpText(heldUp, lang),
    summary: { text: todayText(counts, now, lang), late: counts.late > 0 },
    sections: items
      .filter(({ count }) => count > 0)
      .map(({ name, count, rows }) => ({
        name,
        title: copy[name],
        count: numberText(count, lang),
        hint: about[name]?.hint,
        rows: rows.map((row) => {
          const shown = shownRow(row, { facts: facts.get(row.id), next, now, lang })
          const when = about[name]?.whenOf?.(row, shown)
          const overdue = name === 'promises' && Date.parse(row.promised_at ?? '') <= now.getTime()
          return { ...shown, due: when ? { text: when, short: when, overdue } : shown.due }
        }),
        every:
          count > rows.length
            ? {
                href:
                  plainPaths.admin + filterAddress({ status: listedUnder[name], search: '', sort: 'due' }),
                text: fillSlots(copy.every, { count: numberText(count, lang) }),
              }
            : undefined,
      })),
    mails: mails.map(({ reference, name, ...mail }) => ({
      ...shownMail(mail, staffCopy(lang).admin),
      href: requestPath(reference),
      name,
    })),
    words: rowWords(lang),
  }
}

export type ShownToday = Awaited<ReturnType<typeof shownToday>>
