import type { Kysely } from 'kysely'
import type { Story } from '#app/requests/life/story.server.ts'
import type { Tables } from '#database/tables.ts'

/** A photo beside a line of an evaluation that the customer was sent; undefined if the request has none of that id. */
export async function sentPhoto(
  db: Kysely<Tables>,
  { request, evaluations }: Story,
  id: string,
): Promise<Blob | undefined> {
  // What was withdrawn is no longer shown, unless it was answered.
  const shown = evaluations.sent.filter(({ answer, replacedAt }) => answer || !replacedAt)
  const photo = shown.flatMap(({ body }) => body.lines).find((line) => line.photo?.id === id)?.photo
  if (!photo) return undefined
  const row = await db
    .selectFrom('evaluation_photos')
    .select('bytes')
    .where('id', '=', id)
    .where('request_id', '=', request.id)
    .where('sha256', '=', photo.sha256)
    .executeTakeFirst()
  return row && new Blob([new Uint8Array(row.bytes)], { type: 'image/webp' })
}
