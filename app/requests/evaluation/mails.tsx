import type { Lang } from '#app/content/language.ts'
import { garageLang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { slipRows } from '#app/estimate/shown.ts'
import { mailOf, type Part } from '#app/mail/template.tsx'
import { type RequestMail, type Told, toCustomer } from '#app/requests/mails.tsx'
import { requestPath } from '#app/site-map.ts'
import type { Answered, Sent } from './evaluation.ts'
import { acceptedText, feeText, type ShownSheet, shownSheet } from './sheet.server.ts'
import type { Answer } from './stored.server.ts'

/** `before`: what the customer answered. */
type Whole = { body: Sent; sha256: string; before: readonly Answered[] }
type Asked = Whole & { page: string | undefined }

/** Tells the customer that an evaluation waits for them. Opening its link accepts nothing. */
export function evaluationMail(told: Told, { body, sha256, before, page }: Asked): RequestMail {
  const { lang, reference } = told
  const { mail, validUntil } = content(lang).evaluation
  const { call, signature } = content(lang).requestMails.acknowledgement
  const text = fillSlots(mail.text, { vehicle: `${body.vehicle.make} ${body.vehicle.model}` })
  const subject = fillSlots(body.kind === 'first' ? mail.subject : mail.supplementSubject, { reference })
  const { slip, parties } = shownSheet({ body, sha256, answer: undefined }, lang)
  const total = slip.sum.rows.slice(-1).map(({ value }) => ({ label: mail.totalIs, value }))
  const receipt = [...parties.filter(({ label }) => label === validUntil), ...total]
  const added = acceptedText(before, lang)
  return {
    ...toCustomer(told),
    kind: 'request.evaluation',
    subject,
    ...mailOf({
      lang,
      heading: subject,
      parts: [text, { receipt }, added, { button: mail.open, href: page }, call, signature],
    }),
  }
}

type Copies = Whole & {
  answer: Answer
  page: string | undefined
  siteUrl: string
  garage: readonly string[]
}

/** The copies of an answer, for both sides at once: the whole sheet, what was accepted of it, and its fingerprint. */
export function answerCopies(told: Told, { garage, page, siteUrl, ...whole }: Copies): RequestMail[] {
  const own = `${siteUrl}${requestPath(told.reference)}`
  return [
    ...(told.email ? [{ ...toCustomer(told), ...copyOf(told, whole, told.lang, page) }] : []),
    ...garage.map((to) => ({
      requestId: told.id,
      lang: garageLang,
      to,
      ...(told.email && { replyTo: { name: told.name, address: told.email } }),
      ...copyOf(told, whole, garageLang, own, 'notice'),
    })),
  ]
}

function copyOf(
  { reference }: Told,
  { answer, before, ...whole }: Whole & { answer: Answer },
  lang: Lang,
  page: string | undefined,
  from: 'acknowledgement' | 'notice' = 'acknowledgement',
) {
  const { mail } = content(lang).evaluation
  const subjects = whole.body.kind === 'first' ? mail.copySubject : mail.supplementCopySubject
  const subject = fillSlots(subjects[answer.verdict], { reference })
  const sheet = shownSheet({ ...whole, answer }, lang)
  return {
    kind: 'request.answer' as const,
    subject,
    ...mailOf({
      lang,
      heading: subject,
      parts: [
        mail.copy,
        feeText([{ ...whole, answer }], lang),
        acceptedText(before, lang),
        ...sheetParts(sheet, lang),
        { button: content(lang).requestMails[from].open, href: page },
      ],
    }),
  }
}

function sheetParts(sheet: ShownSheet, lang: Lang): Part[] {
  const { evaluation: copy } = content(lang)
  return [
    sheet.answered,
    { title: `${sheet.title} — ${sheet.number}` },
    { rows: [sheet.garage, ...sheet.parties] },
    { title: copy.work },
    { receipt: slipRows(sheet.slip) },
    sheet.slip.sum.rows.length === 0 && copy.nothingAccepted,
    sheet.unsafe,
    sheet.apart,
    { title: sheet.termsTitle },
    { list: sheet.terms },
    { rows: [sheet.hash] },
  ]
}
