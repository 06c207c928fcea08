import type { Kysely } from 'kysely'
import type { SchemaStep } from '../migrate.ts'
import { searchWords } from '../search-words.ts'
import type { Tables } from '../tables.ts'

const AT_ONCE = 500

/** Phone numbers with an extension, a second number or foreign digits are found as they are dialled: the words are made anew. */
export default {
  up: (db) => indexAgain(db as Kysely<Tables>),
} satisfies SchemaStep

async function indexAgain(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) {
      const words = searchWords(row).map((word) => ({ word, request_id: row.id }))
      await db.deleteFrom('request_words').where('request_id', '=', row.id).execute()
      await db.insertInto('request_words').values(words).execute()
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.id
  }
}
