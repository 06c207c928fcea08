import type { Kysely } from 'kysely'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { type Counted, counted, fillSlots } from '#app/content/slots.ts'
import { labelledText } from '#app/content/typography.ts'
import type { PersonDocument } from '#app/personal-data/export.server.ts'
import type { Named } from '#app/personal-data/person.server.ts'
import { readDraft } from '#app/requests/evaluation/evaluation.ts'
import { factsOfAll } from '#app/requests/life/facts.server.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { requestPath } from '#app/site-map.ts'
import { draftLines } from '#app/staff/inbox/evaluation/shown-evaluation.server.ts'
import { evaluationWords } from '#app/staff/inbox/evaluation/words.ts'
import { exportHead, exportRows } from '#app/staff/inbox/export-row.server.ts'
import { changeText } from '#app/staff/inbox/request/change-text.server.ts'
import { stageText } from '#app/staff/inbox/shown-row.server.ts'
import type { Erasure } from '#database/rows/privacy.ts'
import type { Tables } from '#database/tables.ts'
import { type FoundPerson, personPath } from './person-search.server.ts'
import { shownConsent } from './shown-consent.server.ts'
import { privacyDeskCopy } from './words.ts'

/** How many there are of each, in these words, without what there is none of. */
export function countsText<Part extends string>(
  words: Readonly<Record<Part, Counted>>,
  counts: Readonly<Partial<Record<NoInfer<Part>, number>>>,
  lang: Lang,
): string[] {
  return (Object.keys(words) as Part[]).flatMap((part) =>
    counts[part] ? [counted(words[part], counts[part], lang)] : [],
  )
}

export function shownNamed(people: Named[], lang: Lang) {
  const { requests } = privacyDeskCopy(lang).held.lines
  return people.map(({ name, email, phone, requests: count }) => ({
    href: personPath(email),
    email,
    text: [name, phone, counted(requests, count, lang)].join(' · '),
  }))
}

/** The ids of the lines that an answer accepts; none before it is given. */
const acceptedIn = (answer?: { accepted: string }): string[] => JSON.parse(answer?.accepted ?? '[]')

/** Everything kept about a person, part by part in lines: one page counts what another prints. */
function partsOf(stored: PersonDocument, lang: Lang) {
  const said = (at: string, text: string) => labelledText(dateTimeText(at, lang), text, lang)
  const withdrawn = (at: string) =>
    fillSlots(privacyDeskCopy(lang).consents.gone, { when: dateTimeText(at, lang) })
  const { request: words } = evaluationWords(lang)
  const noted = ({ at, text }: { at: string; text: string }) => said(at, text)
  const mailed = ({ created_at, subject, text }: PersonDocument['mails'][number]) =>
    said(created_at, `${subject}\n${text}`)
  const ofEach = (linesOf: (request: PersonDocument['requests'][number]) => string[]) =>
    stored.requests.flatMap((request) => linesOf(request).map((line) => `${request.reference} · ${line}`))
  return {
    requests: stored.requests.map(({ reference }) => reference),
    notes: ofEach(({ notes }) => notes.map(noted)),
    history: ofEach(({ history }) => history.map((change) => said(change.at, changeText(change, lang)))),
    messages: ofEach(({ messages }) => messages.map(noted)),
    evaluations: ofEach(({ evaluations, ...request }) =>
      evaluations.map(({ sent_at, at, body, answer }) => {
        const draft = readDraft(body)
        const accepted = draft.lines.filter(({ id }) => acceptedIn(answer).includes(id))
        const labels = accepted.map(({ label }) => label[request.lang]).join(', ')
        const answered = answer && [
          labels ? labelledText(words.answered, labels, lang) : words.nothing,
          said(answer.at, [answer.name, answer.address].filter(Boolean).join(', ')),
        ]
        const lines = [!sent_at && words.draft, ...draftLines(draft, lang, request), ...(answered ?? [])]
        return said(sent_at ?? at, lines.filter(Boolean).join('\n'))
      }),
    ),
    mails: [...ofEach(({ mails }) => mails.map(mailed)), ...stored.mails.map(mailed)],
    consents: stored.consents.map(({ given_at, text, withdrawn_at }) =>
      said(given_at, withdrawn_at ? `${text}\n${withdrawn(withdrawn_at)}` : text),
    ),
    mentions: stored.named_in_other_requests.map(({ reference, text }) => `${reference} · ${text}`),
  }
}

const lengthsOf = (parts: ReturnType<typeof partsOf>) =>
  Object.fromEntries(Object.entries(parts).map(([part, lines]) => [part, lines.length]))

/** What is kept about a person, as counts, with the requests to choose from and what an erasure deletes and keeps. */
export async function shownPerson(
  db: Kysely<Tables>,
  { found, references, held }: FoundPerson,
  stored: PersonDocument,
  lang: Lang,
) {
  const { held: copy, erase } = privacyDeskCopy(lang)
  const factsFor = await factsOfAll(db, found, new Date())
  const written = stored.requests.flatMap(({ evaluations }) => evaluations)
  const isBound = written.some(({ answer }) => acceptedIn(answer).length > 0)
  const staying = held.accounts.filter(({ hasAccess }) => hasAccess)
  const stays = new Set(staying.map(({ email }) => email))
  const mails = stored.mails.filter(({ to_address }) => !stays.has(to_address.toLowerCase()))
  const counts = (of: PersonDocument) => countsText(copy.lines, lengthsOf(partsOf(of, lang)), lang)
  const accounts = (all: boolean) =>
    held.accounts
      .filter(({ hasAccess }) => all || !hasAccess)
      .map(({ email, hasAccess }) => fillSlots(hasAccess ? copy.access : copy.account, { email }))
  const names = stored.requests.map(({ reference }) => reference).join(', ')
  return {
    requests: found.map((request) => ({
      reference: request.reference,
      href: requestPath(request.reference),
      chosen: references.includes(request.reference),
      who: [request.name, request.email, request.phone].join(' · '),
      what: fillSlots(copy.line, {
        service: requestServiceLabel(request.service_type, lang),
        status: stageText(factsFor(request), lang),
      }),
      date: dateTimeText(request.created_at, lang),
    })),
    accounts: accounts(true),
    lines: counts(stored),
    goes: [
      ...counts({ ...stored, mails }).map((line, index) =>
        index === 0 && names ? `${line} (${names})` : line,
      ),
      ...accounts(false),
      ...(isBound ? [erase.contract] : []),
    ],
    stays: staying.map(({ email }) => fillSlots(erase.staysAccess, { email })),
    named: held.mentions.length > 0,
    consents: stored.consents.map((consent) => shownConsent({ ...consent, reference: null }, lang)),
  }
}

/** All of it in words, to print: each request as its export has it, then every other part under its count. */
export async function personSheet(db: Kysely<Tables>, stored: PersonDocument, lang: Lang) {
  const rows = await exportRows(db, stored.requests, lang)
  const { requests: _, ...parts } = partsOf(stored, lang)
  const { lines: words } = privacyDeskCopy(lang).held
  return [
    ...rows.map((cells) => ({
      title: cells[0] ?? '',
      lines: exportHead(lang).map((label, at) => labelledText(label, cells[at] || '–', lang)),
    })),
    ...Object.entries(parts).flatMap(([part, lines]) =>
      countsText(words, { [part]: lines.length }, lang).map((title) => ({ title, lines })),
    ),
  ]
}

/** What an erasure deleted, in one line. */
export function erasureText(erasure: Erasure, lang: Lang): string {
  const { held, erasures } = privacyDeskCopy(lang)
  const counts = countsText(held.lines, erasure, lang)
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
