import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import { stands } from '#app/content/records/stands.ts'
import type { Runtime } from '#app/context.server.ts'
import { allDrafts, saveDraft } from '#app/publishing/changes.server.ts'
import { type Desk, draftKey, openDesk } from '#app/publishing/desk.server.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { saveAnswers } from '#app/staff/opening/answers.server.ts'
import { shownRecords } from '#app/staff/opening/shown-records.server.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const { log } = createLog('error', { write: () => undefined })
const by = 'owner@garage.example'

describe.each(engines)('A promise that an open site shows, on $name', ({ open }) => {
  let opened: OpenedDatabase
  let desk: Desk
  beforeEach(async () => {
    opened = await open()
    desk = await openDesk({ database: opened.database, log })
    for (const [path, now] of Object.entries({
      'opening.site': '2026-11-20',
      'opening.courtesyCar': 'true',
      'warranties.brakes': { months: 48, km: 60_000 },
      'claims.lifts': { value: 3 },
    }))
      await saveDraft(db(), { path, was: bundledValue(path), now, by }, '')
    await publish()
  })
  afterEach(async () => {
    await desk.stop()
    setFacts(bundledFacts)
    await opened.close()
  })

  const db = () => opened.database.db
  const runtime = () => ({ desk, database: opened.database }) as Runtime
  async function publish() {
    const drafts = await allDrafts(db())
    const sure = new Set(drafts.map(({ path }) => path))
    const seen = new Set(drafts.map(draftKey))
    expect((await desk.publish({ by, role: 'admin', seen, sure })).status).toBe('published')
  }
  async function tap(intent: string) {
    const form = new FormData()
    form.set('intent', intent)
    expect(await saveAnswers(runtime(), form, { by, lang: 'en' })).toBeUndefined()
  }
  const line = async (id: string) =>
    (await shownRecords(runtime(), 'en')).standing.find((record) => record.id === id)

  test.each(['courtesyCar', 'warranties.brakes', 'claims.lifts'] as const)(
    'is withdrawn, and stands nowhere once published: %s',
    async (id) => {
      expect(stands(id)).toBe(true)
      expect(await line(id)).toMatchObject({ canDrop: true, canTakeBack: false })
      await tap(`none ${id}`)
      expect(await line(id)).toMatchObject({ state: 'none', canDrop: false, canTakeBack: true })
      await publish()
      expect(stands(id)).toBe(false)
      const { standing, dropped } = await shownRecords(runtime(), 'en')
      expect(standing.map((record) => record.id)).not.toContain(id)
      expect(dropped.map((record) => record.id)).toContain(id)
    },
  )

  test.each(['courtesyCar', 'warranties.brakes', 'claims.lifts'])(
    'is kept when its withdrawal is taken back before it is published: %s',
    async (id) => {
      await tap(`none ${id}`)
      expect(await allDrafts(db())).toHaveLength(1)
      await tap(`back ${id}`)
      expect(await allDrafts(db())).toEqual([])
    },
  )

  test('cannot be withdrawn where the site needs it', async () => {
    expect(await line('business.phone')).toBeUndefined()
    await tap('true holidays')
    await publish()
    expect(await line('holidays')).toMatchObject({ canDrop: false, canTakeBack: false })
  })
})
