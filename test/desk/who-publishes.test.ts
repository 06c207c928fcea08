import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import { garageAddresses } from '#app/mail/garage-addresses.server.ts'
import { allDrafts, saveDraft } from '#app/publishing/changes.server.ts'
import { type Desk, draftKey, openDesk } from '#app/publishing/desk.server.ts'
import { bundledValue, mayPublish } from '#app/publishing/items.ts'
import type { Role } from '#database/rows/role.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const { log } = createLog('error', { write: () => undefined })
const by = 'editor@garage.example'

/** What only an admin publishes, with another value. */
const closed: Record<string, unknown> = {
  'business.email': 'thief@evil.example',
  'business.phone': '+15145550199',
  'business.messagingNumber': '15145550199',
  'business.privacyOfficer': { fr: 'Quelqu’un d’autre', en: 'Someone else' },
  'opening.site': '2026-11-20',
}

describe.each(engines)('Who publishes what, on $name', ({ open }) => {
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
  const db = () => opened.database.db

  async function publish(role: Role, paths: readonly string[]) {
    const drafts = (await allDrafts(db())).filter(({ path }) => paths.includes(path))
    return desk.publish({ by, role, seen: new Set(drafts.map(draftKey)), sure: new Set(paths) })
  }

  const draft = (path: string, now: unknown) =>
    saveDraft(db(), { path, was: bundledValue(path), now, by }, '')

  test.each(['editor', 'writer'] as const)(
    '%s neither publishes nor undoes where calls, messages and personal information go',
    async (role) => {
      const hours = 'hours.6'
      await draft(hours, null)
      for (const [path, now] of Object.entries(closed)) {
        expect(mayPublish(path, role), path).toBe(false)
        await draft(path, now)
        const refused = { status: 'admins', entries: [{ path, now }] }
        expect(await publish(role, [path, hours])).toMatchObject(refused)
        expect(desk.sets()).toEqual([])
      }
      expect((await publish(role, [hours])).status).toBe('published')
      const email = await publish('admin', ['business.email'])
      expect(email.status).toBe('published')
      const id = email.status === 'published' ? email.set.id : 0
      expect((await desk.undo(id, { by, role })).status).toBe('admins')
      expect(desk.factsNow().business.email).toBe(closed['business.email'])
      expect((await desk.undo(id, { by, role: 'admin' })).status).toBe('published')
    },
  )

  test('mails to the garage go to its admins, or to the address the server names, whatever is published', async () => {
    const env = { notifyTo: undefined }
    expect(await garageAddresses(db(), env)).toEqual([bundledFacts.business.email])
    const dates = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() }
    for (const id of ['ann', 'bob', 'eve']) {
      const user = { id, name: '', email: `${id}@garage.example`, emailVerified: id !== 'eve', ...dates }
      await db().insertInto('user').values(user).execute()
    }
    for (const user_id of ['bob', 'eve'])
      await db()
        .insertInto('user_roles')
        .values({ user_id, role: 'admin', granted_at: dates.createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await draft('business.email', 'thief@evil.example')
    expect((await publish('admin', ['business.email'])).status).toBe('published')
    expect(desk.factsNow().business.email).toBe('thief@evil.example')
    expect(await garageAddresses(db(), env)).toEqual(['ann@garage.example', 'bob@garage.example'])
    expect(await garageAddresses(db(), { notifyTo: 'info@garage.example' })).toEqual(['info@garage.example'])
  })
})
