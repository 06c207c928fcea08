import type { Kysely } from 'kysely'
import { identity } from '#app/content/business/identity.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { decimalText } from '#app/content/typography.ts'
import { type Answered, boundBy } from '#app/requests/evaluation/evaluation.ts'
import { sumLabels } from '#app/requests/evaluation/sheet.server.ts'
import { answeredOf, evaluationsOfAll } from '#app/requests/evaluation/stored.server.ts'
import { BYTE_ORDER_MARK, csvRow } from '#app/requests/handling/csv.ts'
import type { LostKind } from '#app/requests/handling/lost.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { factsOfAll } from '#app/requests/life/facts.server.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import { fieldNames, forEachField } from '#app/requests/request.ts'
import { fieldLabel, fieldTexts } from '#app/requests/shown-fields.server.ts'
import { evaluationWords } from '#app/staff/inbox/evaluation/words.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { Tables } from '#database/tables.ts'
import { localText } from './request/change-text.server.ts'
import { estimateLines } from './request/shown-estimate.server.ts'
import { stageText } from './shown-row.server.ts'

/** The text of a CSV file of requests, batch by batch. */
export async function* asTable(
  db: Kysely<Tables>,
  batches: AsyncIterable<readonly RequestRow[]>,
  lang: Lang,
) {
  yield BYTE_ORDER_MARK + csvRow(exportHead(lang), lang)
  for await (const rows of batches)
    yield (await exportRows(db, rows, lang)).map((cells) => csvRow(cells, lang)).join('')
}

export async function exportRows(db: Kysely<Tables>, rows: readonly RequestRow[], lang: Lang) {
  const ids = rows.map(({ id }) => id)
  const evaluations = await evaluationsOfAll(db, ids)
  const facts = await factsOfAll(db, rows, new Date())
  return rows.map((row) =>
    exportRow(row, stageText(facts(row), lang), answeredOf(evaluations(row.id).sent), lang),
  )
}

/** The column headings of the exported file, in the order of `exportRow`. */
export function exportHead(lang: Lang): string[] {
  const { columns } = staffCopy(lang).admin
  const { request } = inboxCopy(lang)
  const bill = evaluationWords(lang).request
  const { follow } = content(lang)
  return [
    request.number,
    `${columns.date} (${identity.timeZone})`,
    columns.type,
    columns.status,
    ...fieldNames.map((name) => fieldLabel(name, lang)),
    content(lang).estimate.slip.title,
    request.accepted,
    ...Object.values({ ...sumLabels(facts().taxes, lang, follow.work.billTotal), before: bill.total }),
    request.appointment,
    request.language,
    request.lostColumn,
  ]
}

function exportRow(row: RequestRow, stage: string, answered: readonly Answered[], lang: Lang) {
  const { types } = staffCopy(lang).admin
  const { yes, no, lostReasons } = inboxCopy(lang).request
  const amount = (sum: number) => decimalText((sum / 100).toFixed(2), lang)
  const bill = row.final_total === null ? undefined : boundBy(answered).bill(Number(row.final_total))
  const texts = {
    ...fieldTexts(row, row.reminders_at ? yes : no, lang),
    ...forEachField('day', (name) => row[name]),
    // Who was noted by phone was not asked.
    ...forEachField('box', (name) => (row[name] ? yes : '')),
  }
  return [
    row.reference,
    timeText(row.created_at),
    types[row.form_type],
    stage,
    ...fieldNames.map((name) => texts[name]),
    estimateLines(row.estimate, new Date(), lang).join('\n'),
    answered.length ? amount(boundBy(answered).sum.before) : null,
    ...[bill?.before, bill?.gst, bill?.qst, bill?.total].map((sum) =>
      sum === undefined ? null : amount(sum),
    ),
    row.appointment_at && timeText(row.appointment_at),
    row.lang,
    row.lost_reason && lostReasons[row.lost_reason as LostKind],
  ]
}

/** A time in the garage's time zone, in a format that spreadsheets read. */
const timeText = (at: string) => localText(at).replace('T', ' ')
