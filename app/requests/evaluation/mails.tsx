import type { Lang } from '#app/content/language.ts'
import { garageLang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { Button, mailHtml, mailText, Rows, rowsText, Subheading } from '#app/mail/template.tsx'
import { type RequestMail, type Told, toCustomer } from '#app/requests/mails.tsx'
import { requestPath } from '#app/site-map.ts'
import type { Sent } from './evaluation.ts'
import { type ShownSheet, shownSheet } from './sheet.server.ts'
import type { Answer } from './stored.server.ts'

type Whole = { body: Sent; sha256: string }

/** Tells the customer that an evaluation waits for them. Opening its link accepts nothing. @param page its address */
export function evaluationMail(told: Told, { body, sha256 }: Whole, page: string | undefined): RequestMail {
  const { lang, reference } = told
  const { mail, validUntil } = content(lang).evaluation
  const { call, signature } = content(lang).requestMails.acknowledgement
  const subject = fillSlots(body.kind === 'first' ? mail.subject : mail.supplementSubject, { reference })
  const { sums, parties } = shownSheet({ body, sha256, answer: undefined }, lang)
  const rows = [
    ...sums.slice(-1).map(({ value }) => ({ label: mail.totalIs, value })),
    ...parties.filter(({ label }) => label === validUntil),
  ]
  return {
    ...toCustomer(told),
    kind: 'request.evaluation',
    subject,
    html: mailHtml({
      lang,
      heading: subject,
      children: (
        <>
          <p>{mail.text}</p>
          <Rows rows={rows} />
          {page && <Button href={page}>{mail.open}</Button>}
          <p>{call}</p>
          <p>{signature}</p>
        </>
      ),
    }),
    text: mailText(mail.text, rowsText(lang, rows), page, call, signature),
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
      ...copyOf(told, whole, garageLang, own),
    })),
  ]
}

function copyOf(
  { reference }: Told,
  { answer, ...whole }: Whole & { answer: Answer },
  lang: Lang,
  page: string | undefined,
) {
  const { mail } = content(lang).evaluation
  const subjects = whole.body.kind === 'first' ? mail.copySubject : mail.supplementCopySubject
  const subject = fillSlots(subjects[answer.verdict], { reference })
  const sheet = shownSheet({ ...whole, answer }, lang)
  const open = content(lang).requestMails.acknowledgement.open
  return {
    kind: 'request.answer' as const,
    subject,
    html: mailHtml({
      lang,
      heading: subject,
      children: (
        <>
          <p>{mail.copy}</p>
          <SheetInMail sheet={sheet} lang={lang} />
          {page && <Button href={page}>{open}</Button>}
        </>
      ),
    }),
    text: mailText(mail.copy, sheetText(sheet, lang), page),
  }
}

function SheetInMail({ sheet, lang }: { sheet: ShownSheet; lang: Lang }) {
  const { evaluation: copy } = content(lang)
  return (
    <>
      <p>{sheet.answered}</p>
      <Subheading>{`${sheet.title} — ${sheet.number}`}</Subheading>
      <Rows rows={sheet.parties} />
      <Subheading>{copy.work}</Subheading>
      <Rows rows={lineRows(sheet, lang)} />
      {sheet.sums.length > 0 ? <Rows rows={sheet.sums} /> : <p>{copy.nothingAccepted}</p>}
      {sheet.unsafe && <p>{sheet.unsafe}</p>}
      <Subheading>{copy.terms.title}</Subheading>
      <ul>
        {sheet.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Rows rows={[sheet.hash]} />
    </>
  )
}

function lineRows({ lines }: ShownSheet, lang: Lang) {
  const { evaluation: copy } = content(lang)
  return lines.map(({ label, kind, count, amount, accepted }, at) => ({
    // Two lines may have the same words, and a row is known by its label.
    label: `${at + 1}. ${label}`,
    value: [kind, count, amount, accepted ? copy.accepted : copy.refused].filter(Boolean).join('\n'),
  }))
}

function sheetText(sheet: ShownSheet, lang: Lang): string {
  const { evaluation: copy } = content(lang)
  return mailText(
    sheet.answered,
    `${sheet.title}\n${sheet.number}`,
    rowsText(lang, sheet.parties),
    copy.work,
    rowsText(lang, lineRows(sheet, lang)),
    sheet.sums.length > 0 ? rowsText(lang, sheet.sums) : copy.nothingAccepted,
    sheet.unsafe,
    sheet.terms.map((term) => `- ${term}`).join('\n'),
    rowsText(lang, [sheet.hash]),
  )
}
