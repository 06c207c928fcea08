import type { Kysely } from 'kysely'
import { accountsCopy } from '#app/accounts/words.ts'
import type { Lang } from '#app/content/language.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { PROVIDER } from './sign-in-ways.server.ts'

/** Identities of the OpenID Connect provider that are linked to an account, oldest first. */
export async function identitiesOf(db: Kysely<Tables>, userId: string) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'createdAt'])
    .where('userId', '=', userId)
    .where('providerId', '=', PROVIDER)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ id, createdAt }) => ({ id, linkedAt: new Date(createdAt) }))
}

/** Unlinks an identity, unless the account would be left with neither a password nor another identity. */
export function unlinkIdentity({ db, engine }: Database, userId: string, id: string) {
  return db.transaction().execute(async (trx) => {
    // A lock on the user: two concurrent calls would each count on the other's identity, and leave none.
    await trx
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .execute()
    const ways = await trx
      .selectFrom('account')
      .select(['id', 'providerId'])
      .where('userId', '=', userId)
      .execute()
    if (!ways.some((way) => way.id === id && way.providerId === PROVIDER)) return 'identity_not_found'
    if (ways.length === 1) return 'single_identity_not_deletable'
    await trx.deleteFrom('account').where('id', '=', id).execute()
    return 'done'
  })
}

/** The message for an error with which the provider's callback came back to this URL; undefined without one. */
export function returnRefusal(url: URL, lang: Lang): string | undefined {
  const error = url.searchParams.get('error')
  const errors: Record<string, string> = accountsCopy(lang).errors
  return error === null ? undefined : Object.hasOwn(errors, error) ? errors[error] : errors.identity_failed
}
