import type { Kysely } from 'kysely'
import { numberText } from '#app/content/formats.server.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots, formFor } from '#app/content/slots.ts'
import { mailsHeldUp, mailsOfRequests } from '#app/mail/outbox.server.ts'
import { type ListedRequest, listRequests, MOST_PAGES } from '#app/requests/handling/inbox.server.ts'
import { filterAddress, type InboxFilter } from '#app/requests/handling/inbox.ts'
import { todayOf } from '#app/requests/handling/today.server.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { factsOfAll } from '#app/requests/life/facts.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { wholeNumber } from '#app/staff/kit/input-values.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Tables } from '#database/tables.ts'
import { queryOf, statusLinks } from './shown-filter.server.ts'
import { shownRow } from './shown-row.server.ts'
import { todayText } from './today-text.server.ts'

/** The pages of the list that the query asks for, in the reader's language. */
export async function shownList(db: Kysely<Tables>, filter: InboxFilter, query: URLSearchParams, lang: Lang) {
  const now = new Date()
  const { admin: copy } = staffCopy(lang)
  const first = wholeNumber(query.get('page')) ?? 1
  const last = wholeNumber(query.get('to')) ?? first
  const list = await listRequests(db, queryOf(filter, now), first, last)
  const { rows, counts, total, page, lastPage, pages, more, instead } = list
  const heldUp = await mailsHeldUp(db, now)
  const today = await todayOf(db, now)
  const next = today.overdue[0] ?? today.ours[0]
  const address = (to: number, until = to) => plainPaths.admin + filterAddress(filter, to, until)
  const count = numberText(total, lang) + (more ? '+' : '')
  return {
    heldUp: heldUp && heldUpText(heldUp, lang),
    today: { text: todayText(today, now, lang), late: today.overdue.length > 0 },
    rows: await shownRows(db, rows, { next: next?.id, now, lang }),
    instead: instead && fillSlots(inboxCopy(lang).instead, { typed: filter.search.trim(), instead }),
    total: fillSlots(formFor(copy.total, total, lang), { count }),
    statuses: statusLinks(filter, counts, more, lang),
    place: pages > 1 ? fillSlots(copy.page, { page: spanText(page, lastPage), pages }) : '',
    newer: page > 1 ? address(page - 1) : undefined,
    older: lastPage < pages ? address(lastPage + 1) : undefined,
    /** Address of the same list with one more page at its end. */
    longer: lastPage < Math.min(pages, page + MOST_PAGES - 1) ? address(page, lastPage + 1) : undefined,
  }
}

/** Requests as lists show them. */
export async function shownRows(
  db: Kysely<Tables>,
  rows: readonly ListedRequest[],
  around: { next: string | undefined; now: Date; lang: Lang },
) {
  const ids = rows.map(({ id }) => id)
  const mails = Map.groupBy(await mailsOfRequests(db, ids), ({ requestId }) => requestId)
  const facts = await factsOfAll(db, rows, around.now)
  return rows.map((row) => shownRow(row, { facts: facts(row), mails: mails.get(row.id), ...around }))
}

const spanText = (first: number, last: number) => (last > first ? `${first}–${last}` : `${first}`)

/** The warning to staff while mails are not being sent. */
export function heldUpText({ count, since }: { count: number; since: string }, lang: Lang): string {
  const text = formFor(staffCopy(lang).admin.mails.heldUp, count, lang)
  return fillSlots(text, { count: numberText(count, lang), since: dateTimeText(since, lang) })
}
