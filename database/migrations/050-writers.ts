import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'
import { openList } from '../open-list.ts'

/** Writers: the website only. Apart from editors, so that nothing that asks for editors lets them in. They can be invited. */
export default {
  stopFirst: 'the version before would make an editor, who sees the requests, of an invited writer',
  async up(db, engine) {
    await sql`create table writers (
      user_id text primary key references "user" ("id") on delete cascade,
      granted_at text not null
    )`.execute(db)
    await openList(db, engine, { table: 'invitations', column: 'role', preset: 'admin' })
  },
} satisfies SchemaStep
