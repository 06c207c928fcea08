import { afterEach, beforeEach } from 'vitest'
import type { Runtime } from '#app/context.server.ts'
import { allDrafts, saveDraft } from '#app/publishing/changes.server.ts'
import { type Desk, draftKey, type Outcome, openDesk } from '#app/publishing/desk.server.ts'
import { bundledValue } from '#app/publishing/items.ts'
import type { Order } from '#app/publishing/unpublishable.ts'
import { createLog } from '#platform/log.ts'
import type { Engine } from '../engines.ts'
import { extended } from '../extended.ts'
import { databaseForEach } from '../staff/in-database.ts'

const { log } = createLog('error', { write: () => undefined })
export const by = 'owner@garage.example'

/** The id of a publication. @throws if nothing was published */
export function idOf(outcome: Outcome): number {
  if (outcome.status !== 'published') throw new Error(JSON.stringify(outcome))
  return outcome.set.id
}

/** A desk without pages and with an empty database for each test, by calls. Registers hooks. */
export function deskForEach(open: Engine['open']) {
  const at = databaseForEach([], open)
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk({ database: at.database, log })
  })
  afterEach(() => desk.stop())
  const db = () => at.db

  /** Saves a draft of each value, by path. */
  async function draft(values: Readonly<Record<string, unknown>>) {
    for (const [path, now] of Object.entries(values))
      await saveDraft(db(), { path, was: desk.values().get(path) ?? bundledValue(path), now, by }, '')
  }
  /** Publishes the drafts of these paths, or all, as one who is sure of every one of them. */
  async function publish(order: Partial<Order> = {}, paths?: readonly string[]) {
    const drafts = (await allDrafts(db())).filter(({ path }) => !paths || paths.includes(path))
    const sure = new Set(drafts.map(({ path }) => path))
    return desk.publish({ by, role: 'admin', seen: new Set(drafts.map(draftKey)), sure, ...order })
  }

  return extended(at, {
    get desk() {
      return desk
    },
    get runtime() {
      return { desk, database: at.database } as Runtime
    },
    db,
    draft,
    publish,
    drafts: async () => (await allDrafts(db())).map(({ path }) => path),
    async published(values: Readonly<Record<string, unknown>> = {}): Promise<number> {
      await draft(values)
      return idOf(await publish())
    },
    undo: (id: number, role: Order['role'] = 'admin') => desk.undo(id, { by, role }),
  })
}
