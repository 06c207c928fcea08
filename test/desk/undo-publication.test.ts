import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import { rowStands } from '#app/content/records/rows.ts'
import type { Runtime } from '#app/context.server.ts'
import { allDrafts, saveDraft } from '#app/publishing/changes.server.ts'
import { type Desk, draftKey, openDesk } from '#app/publishing/desk.server.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { SITE } from '#app/publishing/kinds/opening.ts'
import { hiddenBy, listHistory } from '#app/staff/desk/draft-list.server.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const { log } = createLog('error', { write: () => undefined })
const by = 'owner@garage.example'

describe.each(engines)('Undoing a publication, on $name', ({ open }) => {
  let opened: OpenedDatabase
  let desk: Desk
  beforeEach(async () => {
    opened = await open()
    desk = await openDesk({ database: opened.database, log })
  })
  afterEach(async () => {
    await desk.stop()
    setFacts(bundledFacts)
    await opened.close()
  })

  async function publish(values: Record<string, unknown>): Promise<number> {
    const { db } = opened.database
    for (const [path, now] of Object.entries(values))
      await saveDraft(db, { path, was: desk.values().get(path) ?? bundledValue(path), now, by }, '')
    const seen = new Set((await allDrafts(db)).map(draftKey))
    const outcome = await desk.publish({ by, role: 'admin', seen, sure: new Set(Object.keys(values)) })
    if (outcome.status !== 'published') throw new Error(JSON.stringify(outcome))
    return outcome.set.id
  }
  const newest = async () => {
    const [set] = await listHistory({ desk, database: opened.database } as Runtime, 'en')
    return set
  }

  test('nobody undoes the opening of the site, by a tap or a form', async () => {
    const id = await publish({ [SITE]: '2026-11-20', 'hours.6': null })
    expect(await newest()).toMatchObject({ id, undo: false })
    expect(await desk.undo(id, { by, role: 'admin' })).toEqual({ status: 'nothing' })
    expect(desk.factsNow().opening.openedOn).toBe('2026-11-20')
  })

  test('what was typed before the opening is hidden by its undo, which says so', async () => {
    const typed = await publish({ 'prices.labour': { amount: 131, unit: 'hour' }, 'hours.6': null })
    await publish({ [SITE]: '2026-11-20' })
    expect(rowStands('labour')).toBe(true)
    const outcome = await desk.undo(typed, { by, role: 'admin' })
    const id = outcome.status === 'published' ? outcome.set.id : 0
    expect(rowStands('labour')).toBe(false)
    const runtime = { desk, database: opened.database } as Runtime
    expect(hiddenBy(runtime, id, 'en').map(({ href }) => href)).toEqual(['/admin/opening#prices.labour'])
    expect(hiddenBy(runtime, typed, 'en')).toHaveLength(1)
    await publish({ 'opening.prices.labour': 'true' })
    expect(hiddenBy(runtime, id, 'en')).toEqual([])
  })

  test('a few changes are undone at once, many once asked', async () => {
    await publish({ 'hours.1': null })
    expect((await newest())?.undo).toMatchObject({ question: undefined })
    await publish(Object.fromEntries([2, 3, 4, 6].map((day) => [`hours.${day}`, null])))
    expect((await newest())?.undo).toMatchObject({ question: expect.stringContaining('All 4 changes') })
  })
})
