import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

export const PAGE_SIZE = 50

export type View = 'inbox' | 'spam'

/** One page of the requests, newest first, each with what became of its mails; a page past the end is the last one. */
export async function listSubmissions(db: Kysely<Tables>, view: View, wanted: number) {
  const from = db.selectFrom('contact_submissions').where('status', view === 'spam' ? '=' : '!=', 'spam')
  const { total } = await from
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  const rows = await from
    .select([
      'id',
      'created_at',
      'reference',
      'form_type',
      'name',
      'email',
      'phone',
      'vehicle_year',
      'vehicle_make',
      'vehicle_model',
      'service_type',
      'preferred_date',
      'status',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const mails = await mailsOf(
    db,
    rows.map((row) => row.id),
  )
  return { total, pages, page, rows: rows.map((row) => ({ ...row, mails: mails.get(row.id) ?? [] })) }
}

export type MailState = { kind: string; state: 'waiting' | 'sent' | 'failed' }

async function mailsOf(db: Kysely<Tables>, requestIds: string[]): Promise<Map<string, MailState[]>> {
  const byRequest = new Map<string, MailState[]>()
  if (requestIds.length === 0) return byRequest
  const rows = await db
    .selectFrom('outbox')
    .select(['request_id', 'kind', 'state'])
    .where('request_id', 'in', requestIds)
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .execute()
  for (const { request_id, kind, state } of rows) {
    const id = `${request_id}`
    byRequest.set(id, [...(byRequest.get(id) ?? []), { kind, state }])
  }
  return byRequest
}
