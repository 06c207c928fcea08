import { CompiledQuery, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

/** The same database, recording every statement. */
export function watched(db: Kysely<Tables>): { watching: Kysely<Tables>; statements: RootOperationNode[] } {
  const statements: RootOperationNode[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { watching: db.withPlugin(plugin), statements }
}

/** Steps of the query plans that scan the whole of a large table to find a part of it. */
export async function plansOf({ db, engine }: Database, statements: RootOperationNode[]): Promise<string[]> {
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain'
  const found: string[] = []
  for (const node of statements) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' })
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))
    for (const row of rows as Record<string, unknown>[]) {
      const step = `${row.detail ?? row['QUERY PLAN']}`.trim()
      if (readsAll(step)) found.push(step)
    }
  }
  return found
}

function readsAll(step: string): boolean {
  if (/^SCAN (contact_submissions|request_words)(?!.*USING)/.test(step)) return true
  const [, rows] = /Seq Scan on (?:contact_submissions|request_words).*rows=(\d+)/.exec(step) ?? []
  return rows !== undefined && Number(rows) < MOST_OF_THEM
}

/** Of the bench's 100,000 requests: for more of them, scanning the table is the faster plan. */
const MOST_OF_THEM = 80_000
