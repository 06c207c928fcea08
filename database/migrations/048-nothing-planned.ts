import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

type Planned = { id: number; created_at: string; by_name: string; effective_at: string; entries: string }
type Entry = { path: string; was: unknown; now: unknown }
type Draft = Entry & { by: string; at: string }

/**
 * Publications are no longer planned. What was planned and is not public yet becomes a draft again; a new article keeps the day it
 * was planned for as its own. Where a draft of the same thing was saved since, that one stays. The opening of the site is never a
 * draft: an admin opens it again from its list.
 */
export default {
  stopFirst: 'the version before plans publications, which this one would show at once',
  async up(db) {
    const now = new Date().toISOString()
    const { rows } = await sql<Planned>`
      select id, created_at, by_name, effective_at, entries from content_changes
      where effective_at > ${now} order by effective_at, id`.execute(db)
    for (const { path, was, now: value, by, at } of draftsOf(rows))
      await sql`
        insert into content_drafts (path, was, now, saved_by, saved_at)
        values (${path}, ${JSON.stringify(was)}, ${JSON.stringify(value)}, ${by}, ${at})
        on conflict do nothing`.execute(db)
    await sql`delete from content_changes where effective_at > ${now}`.execute(db)
  },
} satisfies SchemaStep

/** From the value before the first change of a path to the value after its last one: an undo leaves nothing. */
function draftsOf(planned: readonly Planned[]): Draft[] {
  const drafts = new Map<string, Draft>()
  for (const { created_at, by_name, effective_at, entries } of planned)
    for (const { path, was, now } of JSON.parse(entries) as Entry[])
      drafts.set(path, {
        path,
        was: drafts.has(path) ? drafts.get(path)?.was : was,
        now: datedArticle(path, was, now, effective_at),
        by: by_name,
        at: created_at,
      })
  return [...drafts.values()].filter(
    ({ path, was, now }) => path !== 'opening.site' && JSON.stringify(was) !== JSON.stringify(now),
  )
}

/** A new article with the day it was planned for, in Montreal. */
function datedArticle(path: string, was: unknown, now: unknown, at: string): unknown {
  if (!path.startsWith('articles.own-') || was !== null || now === null) return now
  const from = new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
  return { ...(now as object), from }
}
