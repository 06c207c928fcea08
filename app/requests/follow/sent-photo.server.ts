import { evaluationsOf } from '#app/requests/evaluation/stored.server.ts'
import type { Database } from '#database/connect.ts'

/** A photo beside a line of an evaluation that the customer was sent; undefined if the request has none of that id. */
export async function sentPhoto({ db }: Database, requestId: string, id: string): Promise<Blob | undefined> {
  const { sent } = await evaluationsOf(db, requestId)
  // What was withdrawn is no longer shown, unless it was answered.
  const shown = sent.filter(({ answer, replacedAt }) => answer || !replacedAt)
  const photo = shown.flatMap(({ body }) => body.lines).find((line) => line.photo?.id === id)?.photo
  if (!photo) return undefined
  const row = await db
    .selectFrom('evaluation_photos')
    .select('bytes')
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .where('sha256', '=', photo.sha256)
    .executeTakeFirst()
  return row && new Blob([new Uint8Array(row.bytes)], { type: 'image/webp' })
}
