import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { allDrafts, saveDraft } from '#app/publishing/changes.server.ts'
import { migrations } from '#database/migrations.ts'
import { engines } from '../engines.ts'

test.each(engines)(
  'what the version before had set aside is an undone draft, the newest of each path, unless one was saved since, on $name',
  async ({ open }) => {
    const opened = await open()
    const { db, engine } = opened.database
    const up = (step: string) => migrations[step]?.up(db as unknown as Kysely<unknown>, engine)
    // The tables of the version before.
    await sql.raw('alter table content_drafts drop column is_undone').execute(db)
    await up('049-set-aside')
    const rows: [path: string, now: number, day: number][] = [
      ['claims.lifts', 3, 1],
      ['claims.lifts', 4, 3],
      ['claims.lifts', 5, 2],
      ['claims.bays', 7, 1],
    ]
    for (const [path, now, day] of rows)
      await sql`insert into content_aside (path, was, now, saved_by, saved_at)
        values (${path}, '2', ${JSON.stringify(now)}, 'marie', ${`2026-11-0${day}T12:00:00.000Z`})`.execute(
        db,
      )
    await sql`insert into content_drafts (path, was, now, saved_by, saved_at)
      values ('claims.bays', '2', '8', 'paul', '2026-10-01T12:00:00.000Z')`.execute(db)
    await up('054-undone-is-a-draft')
    const drafts = await allDrafts(db)
    expect(drafts).toEqual([
      {
        path: 'claims.bays',
        was: 2,
        now: 8,
        by: 'paul',
        savedAt: '2026-10-01T12:00:00.000Z',
        isUndone: false,
      },
      {
        path: 'claims.lifts',
        was: 2,
        now: 4,
        by: 'marie',
        savedAt: '2026-11-03T12:00:00.000Z',
        isUndone: true,
      },
    ])
    await saveDraft(db, { path: 'claims.doors', was: 2, now: 3, by: 'paul' }, '')
    expect((await allDrafts(db)).at(-1)).toMatchObject({ path: 'claims.doors', isUndone: false })
    await opened.close()
  },
)
