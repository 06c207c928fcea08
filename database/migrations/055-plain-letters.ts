import type { Kysely } from 'kysely'
import type { SchemaStep } from '../migrate.ts'
import { folded } from '../search-words.ts'
import type { Tables } from '../tables.ts'

/** Requests from before are found by the letters that another keyboard has, too: "Łukasz" by "lukasz". */
export default {
  async up(schema) {
    const db = schema as Kysely<Tables>
    const has = (letter: string) => ['word', 'like', `%${letter}%`] as const
    const found = await db
      .selectFrom('request_words')
      .selectAll()
      .where((row) => row.or([...'ßþłøđðħı'].map((letter) => row(...has(letter)))))
      .execute()
    for (const { word, request_id } of found)
      await db
        .insertInto('request_words')
        .values({ word: folded(word), request_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  },
} satisfies SchemaStep
