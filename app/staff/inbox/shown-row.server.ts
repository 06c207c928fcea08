import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { MailState } from '#app/mail/outbox.server.ts'
import type { ListedRequest } from '#app/requests/handling/inbox.server.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { comesToday, type Facts, isUntold, type Stage, stageOf, waitsFor } from '#app/requests/life/stage.ts'
import type { RequestMailKind } from '#app/requests/mails.tsx'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { requestVehicle } from '#app/requests/vehicle-text.ts'
import { requestPath } from '#app/site-map.ts'
import { dayText, dueOf, momentText, nearText } from '#app/staff/kit/when.server.ts'
import { type StaffCopy, staffCopy } from '#app/staff-words.ts'
import { telLink } from '#database/phone-numbers.ts'
import { chosenValue } from './many.server.ts'
import { manyCopy } from './many-words.ts'
import { estimateLines } from './request/shown-estimate.server.ts'

type Beside = {
  facts: Facts
  mails?: MailState[] | undefined
  next: string | undefined
  now: Date
  lang: Lang
}

/** A request of the list, with texts and dates in the reader's language. `next`: the one to call first. */
export function shownRow(row: ListedRequest, { facts, mails = [], next, now, lang }: Beside) {
  const { admin: copy } = staffCopy(lang)
  const turn = waitsFor(facts, now)
  const due = dueOf(turn, now, lang)
  return {
    id: row.id,
    version: row.version,
    reference: row.reference,
    chosen: chosenValue(row.reference, row.version),
    acts: actsOn(row, lang),
    archivable: isArchivable(row),
    href: requestPath(row.reference),
    at: row.created_at,
    date: momentText(new Date(row.created_at), now, lang),
    type: copy.types[row.form_type],
    name: row.name,
    email: row.email,
    phone: row.phone,
    callLink: telLink(row.phone),
    vehicle: requestVehicle(row, lang),
    service: requestServiceLabel(row.service_type, lang),
    estimate: facts.verdict ? '' : estimateLines(row.estimate, now, lang).join(' · '),
    preferred:
      row.preferred_date &&
      fillSlots(copy.preferred, { date: dayText(Temporal.PlainDate.from(row.preferred_date), now, lang) }),
    message: row.message ? { text: beginningOf(row.message), lang: row.lang } : undefined,
    isOurs: turn?.who === 'garage',
    due,
    // That an answer is due is said by its clock.
    turn: turnText(facts, turn?.what === 'answer' ? undefined : turn, now, lang),
    status: stageText(facts, lang),
    mails: mails.map((mail) => shownMail(mail, copy)),
    isNext: row.id === next,
  }
}

/** The words of what is nearer than a status. */
export function stageWords(lang: Lang) {
  const { stages, follow } = inboxCopy(lang).request
  return { ...stages, ...follow.cars }
}

/** Where a request stands, in the words of the staff: its status where there is nothing nearer to say. */
export function stageText(facts: Facts, lang: Lang): string {
  const words: Partial<Record<Stage, string>> = stageWords(lang)
  return words[stageOf(facts)] ?? staffCopy(lang).admin.statuses[facts.status]
}

/** What comes next, whose act it is, who comes today, and whether the customer knows what staff wrote down; empty if nobody's. */
export function turnText(facts: Facts, turn: ReturnType<typeof waitsFor>, now: Date, lang: Lang): string {
  const { turns } = inboxCopy(lang).request
  const comes = turn?.what === 'come' || turn?.what === 'arrival' ? undefined : comesToday(facts, now)
  const texts = [turn, comes].map(
    (one) => one && fillSlots(turns[one.what], { when: one.by ? nearText(one.by, now, lang) : '' }),
  )
  return [...texts, isUntold(facts) && turn?.what !== 'tell' && turns.tell].filter(Boolean).join(' · ')
}

const LONGEST_BEGINNING = 160

/** The start of a message, as the list shows it. */
function beginningOf(message: string): string {
  const words = message.replace(/\s+/g, ' ').trim()
  return words.length > LONGEST_BEGINNING ? `${words.slice(0, LONGEST_BEGINNING).trimEnd()}…` : words
}

/** What the menu of a card offers: statuses, and the words of their buttons. */
function actsOn(row: ListedRequest, lang: Lang) {
  const { called, archive } = manyCopy(lang)
  return [
    ...(row.status === 'new' ? [{ to: 'contacted', label: called } as const] : []),
    ...(isArchivable(row) ? [{ to: 'archived', label: archive } as const] : []),
  ]
}

/** Whether a request can be archived: spam is either restored or left as it is. */
export function isArchivable({ status }: Pick<ListedRequest, 'status'>): boolean {
  return status !== 'archived' && status !== 'spam'
}

export type ShownRow = ReturnType<typeof shownRow>

/** "Accusé de réception". An older or newer version may have sent a mail of another kind. */
export function mailName(kind: string, { mails }: StaffCopy['admin']): string {
  return mails.names[kind as RequestMailKind] ?? kind
}

export function shownMail(
  { id, kind, state }: Pick<MailState, 'id' | 'kind' | 'state'>,
  copy: StaffCopy['admin'],
) {
  const { mails } = copy
  return {
    id,
    text: fillSlots(mails.line, { mail: mailName(kind, copy), state: mails[state] }),
    failed: state === 'failed',
  }
}
