import type { Kysely } from 'kysely'
import type { SchemaStep } from '../migrate.ts'
import { messageWords } from '../search-words.ts'
import type { Tables } from '../tables.ts'

/** Requests from before are found by the words of their message too. */
export default {
  async up(schema) {
    const db = schema as Kysely<Tables>
    for (let after = ''; ; ) {
      const rows = await db
        .selectFrom('contact_submissions')
        .select(['id', 'message'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      for (const { id, message } of rows) {
        const words = messageWords(message).map((word) => ({ word, request_id: id }))
        for (let from = 0; from < words.length; from += AT_ONCE)
          await db
            .insertInto('request_words')
            .values(words.slice(from, from + AT_ONCE))
            .onConflict((conflict) => conflict.doNothing())
            .execute()
      }
      const last = rows.at(-1)
      if (!last || rows.length < AT_ONCE) return
      after = last.id
    }
  },
} satisfies SchemaStep

const AT_ONCE = 500
