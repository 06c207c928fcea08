import type { Kysely } from 'kysely'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { type Counted, counted, fillSlots } from '#app/content/slots.ts'
import { labelledText } from '#app/content/typography.ts'
import type { PersonDocument } from '#app/personal-data/export.server.ts'
import type { Named } from '#app/personal-data/person.server.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { requestPath } from '#app/site-map.ts'
import { exportHead, exportRows } from '#app/staff/inbox/export-row.server.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Erasure } from '#database/rows/privacy.ts'
import type { Tables } from '#database/tables.ts'
import { type FoundPerson, personPath } from './person-search.server.ts'
import { shownConsent } from './shown-consent.server.ts'
import { privacyDeskCopy } from './words.ts'

/** The counts in words, without those of zero. */
export function countsText(counts: readonly (readonly [Counted, number])[], lang: Lang): string[] {
  return counts.filter(([, count]) => count > 0).map(([forms, count]) => counted(forms, count, lang))
}

export function shownNamed(people: Named[], lang: Lang) {
  const { requests } = privacyDeskCopy(lang).search
  return people.map(({ name, email, phone, requests: count }) => ({
    href: personPath(email),
    email,
    text: [name, phone, counted(requests, count, lang)].join(' · '),
  }))
}

/** What is kept about a person, as counts, with the requests to choose from and what an erasure deletes and keeps. */
export function shownPerson({ found, references, held }: FoundPerson, stored: PersonDocument, lang: Lang) {
  const { held: copy, erase } = privacyDeskCopy(lang)
  const { statuses } = staffCopy(lang).admin
  const theirs = new Set(references)
  const staying = held.accounts.filter(({ hasAccess }) => hasAccess)
  const stays = new Set(staying.map(({ email }) => email))
  const mails = (all: boolean) =>
    stored.mails.filter(({ to_address }) => all || !stays.has(to_address.toLowerCase())).length +
    sum(stored.requests.map((request) => request.mails.length))
  const evaluations = sum(stored.requests.map((request) => request.evaluations.length))
  const counts = (all: boolean) =>
    countsText(
      [
        [copy.lines.requests, stored.requests.length],
        [copy.lines.notes, sum(stored.requests.map(({ notes }) => notes.length))],
        [copy.lines.history, sum(stored.requests.map(({ history }) => history.length))],
        [copy.lines.messages, sum(stored.requests.map(({ messages }) => messages.length))],
        [copy.lines.evaluations, evaluations],
        [copy.lines.mails, mails(all)],
        [copy.lines.consents, stored.consents.length],
        [copy.lines.mentions, stored.named_in_other_requests.length],
      ],
      lang,
    )
  const accounts = (all: boolean) =>
    held.accounts
      .filter(({ hasAccess }) => all || !hasAccess)
      .map(({ email, hasAccess }) => fillSlots(hasAccess ? copy.lines.access : copy.lines.account, { email }))
  const names = stored.requests.map(({ reference }) => reference).join(', ')
  return {
    requests: found.map(({ reference, name, email, phone, created_at, service_type, status }) => ({
      reference,
      href: requestPath(reference),
      chosen: theirs.has(reference),
      who: [name, email, phone].join(' · '),
      what: fillSlots(copy.line, {
        service: requestServiceLabel(service_type, lang),
        status: statuses[status],
      }),
      date: dateTimeText(created_at, lang),
    })),
    lines: [...counts(true), ...accounts(true)],
    goes: [
      ...counts(false).map((line, index) => (index === 0 && names ? `${line} (${names})` : line)),
      ...accounts(false),
      ...(evaluations ? [erase.contract] : []),
    ],
    stays: staying.map(({ email }) => fillSlots(erase.staysAccess, { email })),
    named: held.mentions.length > 0,
    consents: stored.consents.map((consent) => shownConsent({ ...consent, reference: null }, lang)),
  }
}

/** The requests of a person, what was written on them, and the consents: in words, to print. */
export async function personSheet(db: Kysely<Tables>, { requests, consents }: PersonDocument, lang: Lang) {
  const rows = await exportRows(db, requests, lang)
  const said = (at: string, text: string) => labelledText(dateTimeText(at, lang), text, lang)
  return [
    ...requests.map(({ messages, notes }, index) => [
      ...exportHead(lang).map((label, cell) => labelledText(label, rows[index]?.[cell] || '–', lang)),
      ...[...messages, ...notes].map(({ at, text }) => said(at, text)),
    ]),
    consents.map(({ given_at, text }) => said(given_at, text)),
  ]
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

/** What an erasure deleted, in one line. */
export function erasureText(erasure: Erasure, lang: Lang): string {
  const { held, erasures } = privacyDeskCopy(lang)
  const { requests, notes, mails, consents, mentions } = held.lines
  const counts = countsText(
    [
      [requests, erasure.requests],
      [notes, erasure.notes],
      [mails, erasure.mails],
      [consents, erasure.consents],
      [mentions, erasure.mentions],
    ],
    lang,
  )
  return [...counts, ...(erasure.account ? [erasures.account] : [])].join(', ')
}

export function shownErasure(erasure: Erasure, lang: Lang) {
  const { erasures: copy } = privacyDeskCopy(lang)
  return {
    id: erasure.id,
    method: copy.methods[erasure.method],
    text: erasureText(erasure, lang),
    by: fillSlots(copy.by, { who: erasure.by_name, when: dateTimeText(erasure.at, lang) }),
  }
}
