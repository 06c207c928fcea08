import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { EvaluationLine } from '#app/requests/evaluation/evaluation.ts'
import type { Tables } from '#database/tables.ts'
import { runInChildProcess } from '#server/imaging/child-process.ts'
import type { PictureRefusal } from '#server/imaging/kind.ts'
import { PHOTO_SIDE } from './photo-size.ts'

/** Age at which a photograph that no evaluation of its request shows is deleted: until then a draft may still name it. */
const UNUSED_MILLISECONDS = 86_400_000

/** Stores a photograph for a line. @returns why, if it is refused */
export async function keepPhoto(
  db: Kysely<Tables>,
  { requestId, bytes, now }: { requestId: string; bytes: Uint8Array; now: Date },
): Promise<NonNullable<EvaluationLine['photo']> | PictureRefusal> {
  const made = await runInChildProcess({ task: 'normalise', bytes, longest: PHOTO_SIDE })
  if (made === undefined || made === 'made') return 'slow'
  if (typeof made === 'string') return made
  const photo = {
    id: randomUUID(),
    sha256: createHash('sha256').update(made.bytes).digest('hex'),
    width: made.width,
    height: made.height,
  }
  await forgetUnused(db, requestId, now)
  await db
    .insertInto('evaluation_photos')
    .values({ ...photo, request_id: requestId, at: now.toISOString(), bytes: made.bytes })
    .execute()
  return photo
}

async function forgetUnused(db: Kysely<Tables>, requestId: string, now: Date): Promise<void> {
  const bodies = await db
    .selectFrom('evaluations')
    .select('body')
    .where('request_id', '=', requestId)
    .execute()
  const old = await db
    .selectFrom('evaluation_photos')
    .select('id')
    .where('request_id', '=', requestId)
    .where('at', '<', new Date(now.getTime() - UNUSED_MILLISECONDS).toISOString())
    .execute()
  const unused = old.filter(({ id }) => !bodies.some(({ body }) => body.includes(id))).map(({ id }) => id)
  if (unused.length) await db.deleteFrom('evaluation_photos').where('id', 'in', unused).execute()
}

/** A photograph of a request; undefined if there is none. */
export const photoOf = (db: Kysely<Tables>, { reference, id }: { reference: string; id: string }) =>
  db
    .selectFrom('evaluation_photos')
    .innerJoin('contact_submissions', 'contact_submissions.id', 'evaluation_photos.request_id')
    .select('evaluation_photos.bytes')
    .where('evaluation_photos.id', '=', id)
    .where('contact_submissions.reference', '=', reference)
    .executeTakeFirst()
