import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { allDrafts } from '#app/publishing/changes.server.ts'
import { migrations } from '#database/migrations.ts'
import { engines } from '../engines.ts'

const values = (now: number, savedAt: string) => sql`'2', ${`${now}`}, 'marie', ${savedAt}`

test.each(engines)(
  'what the version before had set aside is an undone draft, the newest of each path, unless one was saved since, on $name',
  async ({ open }) => {
    const opened = await open()
    const { db, engine } = opened.database
    const up = (step: string) => migrations[step]?.up(db as unknown as Kysely<unknown>, engine)
    await sql`alter table content_drafts drop column is_undone`.execute(db)
    await up('049-set-aside')
    for (const [path, now, savedAt] of [
      ['claims.lifts', 3, '2026-11-01'],
      ['claims.lifts', 4, '2026-11-03'],
      ['claims.lifts', 5, '2026-11-02'],
      ['claims.bays', 7, '2026-11-01'],
    ] as const)
      await sql`insert into content_aside values (${path}, ${values(now, savedAt)})`.execute(db)
    await sql`insert into content_drafts values ('claims.bays', ${values(8, '2026-10-01')})`.execute(db)
    await up('054-undone-is-a-draft')
    expect(await allDrafts(db)).toMatchObject([
      { path: 'claims.bays', was: 2, now: 8, savedAt: '2026-10-01', isUndone: false },
      { path: 'claims.lifts', was: 2, now: 4, by: 'marie', savedAt: '2026-11-03', isUndone: true },
    ])
    await opened.close()
  },
)
