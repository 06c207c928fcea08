import { beforeEach, describe, expect, test } from 'vitest'
import { grantAdmin, revokeRole } from '#app/accounts/roles.server.ts'
import { leaseNext } from '#app/jobs/lease.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { openAlerts } from '#app/push/alerts.server.ts'
import { subscribeDevice } from '#app/push/devices.server.ts'
import type { SendPush } from '#app/push/post-push.server.ts'
import { queueMailAlerts } from '#app/push/request-alert.server.ts'
import { createLog } from '#platform/log.ts'
import { engines } from '../engines.ts'
import { withKnownHours } from '../known-hours.ts'
import { blankMail, storedRequest } from '../requests/stored-request.ts'
import { startedForAll } from '../started.ts'
import { databaseForEach, itIs, NOW, OWNER, SECOND } from './in-database.ts'
import { keyPair, startPushService } from './push-service.ts'

const pushKeys = keyPair()
const PUBLIC = pushKeys.publicKey
const env = { pushKeys, pushSubject: 'mailto:a@garage.example', dataDir: '' }

withKnownHours()
const service = startedForAll(startPushService)
beforeEach(() => {
  service.received.length = 0
  service.paths.length = 0
  service.answer()
})

describe.each(engines)('Alerts on $name', ({ open }) => {
  const at = databaseForEach([OWNER, SECOND], open)
  let lines = ''
  const { log } = createLog('debug', { write: (text: string) => (lines += text) })
  const alerts = (send: SendPush = service.send) => openAlerts({ database: at.database, env, log, send })

  const subscribe = (userId: string, target = service.subscribe().target, publicKey = PUBLIC) => {
    const lang = userId === OWNER.id ? 'fr' : 'en'
    return subscribeDevice(at.db, { sessionId: userId, userId, publicKey, lang, target })
  }
  /** Signs someone in and subscribes their device. @returns the path of its subscription */
  async function device({ id }: { id: string }, publicKey?: string) {
    const { path, target } = service.subscribe()
    await at.signIn(id)
    await subscribe(id, target, publicKey)
    return path
  }
  const subscribed = async () => {
    const rows = await at.rows('push_subscriptions')
    return rows.map(({ user_id, auth }) => `${user_id} ${auth}`)
  }
  /** Does the next alert that waits, as the queue does. @returns why it is not done, if it is not */
  async function sendNext(send?: SendPush) {
    const { job } = alerts(send)
    const where = job.where && { where: job.where }
    const leased = await leaseNext(at.database, { kind: 'alert', leaseFor: 1_000, mine: [], ...where })
    if (!leased) return 'none is left'
    await at.db.deleteFrom('jobs').where('id', '=', leased.id).execute()
    return job.run(leased, new AbortController().signal).then(
      () => 'done',
      ({ message, how }) => ({ message, ...how }),
    )
  }

  test('tell each device of a new request its service and when to answer, and nothing the visitor typed', async () => {
    itIs(NOW)
    await grantAdmin(at.db, SECOND.email)
    // Nobody is told of what came before a device was there.
    await at.keep(3)
    const [french, english] = [await device(OWNER), await device(SECOND)]
    const created_at = NOW.toISOString()
    const spam = storedRequest(2, { status: 'spam' })
    await at.keep(storedRequest(1, { created_at, message: 'Ça grince' }), spam)
    expect([await sendNext(), await sendNext(), await sendNext()]).toEqual(['done', 'done', 'none is left'])
    const post = { ttl: 43_200, urgency: 'high', signedBy: PUBLIC, subject: 'mailto:a@garage.example' }
    const alert = { tag: 'id-1', url: '/admin/requests/G-TEST-1', ours: 2 }
    const said = {
      fr: ['Nouvelle demande', 'Freins\nRéponse attendue\u00a0: mardi 24\u00a0novembre, 17\u00a0h'],
      en: ['New request', 'Brakes\nAnswer due: Tuesday, November\u00a024, 5\u00a0p.m.'],
    }
    const isTold = (device: string, lang: keyof typeof said) => {
      const [title, body] = said[lang]
      return { ...post, device, alert: { ...alert, lang, title, body } }
    }
    const sent = service.received.toSorted(({ alert }) => (alert.lang === 'fr' ? -1 : 1))
    expect(sent).toEqual([isTold(french, 'fr'), isTold(english, 'en')])
  })

  test.each([
    ['is gone', 404, 'done', 0],
    ['is gone for good', 410, 'done', 0],
    ['is refused', 413, { message: 'refused', attempts: 1, wait: 0, log: { status: 413 } }, 1],
    ['is elsewhere', 302, { message: 'refused', attempts: 1, wait: 0, log: { status: 302 } }, 1],
    ['is busy', 429, { message: 'later', attempts: undefined, wait: 600_000, log: { status: 429 } }, 1],
    ['fails', 500, { message: 'later', attempts: undefined, wait: 600_000, log: { status: 500 } }, 1],
    ['takes it', 204, 'done', 1],
  ])('at a service where it %s (%i) end, or wait as long as it says', async (_, status, outcome, devices) => {
    await device(OWNER)
    await at.keep(1)
    service.answer({ status, headers: { 'Retry-After': '600' } })
    expect(await sendNext()).toEqual(outcome)
    expect(await subscribed()).toHaveLength(devices)
  })

  test('wait where a service cannot be reached, and name no address', async () => {
    const path = await device(OWNER)
    await at.keep(1)
    const failed = await sendNext((endpoint) => Promise.reject(new TypeError(`fetch of ${endpoint} failed`)))
    expect(failed).toEqual({ message: 'later', attempts: undefined, wait: 0, log: { code: 'TypeError' } })
    expect(lines).not.toContain(path)
    expect(alerts().job).toMatchObject({ attempts: 8, firstRetry: 15_000, afterwards: 'nothing' })
  })

  test('are not sent once somebody answered the request, nor after a day', async () => {
    itIs(NOW)
    await device(OWNER)
    await at.keep(1, 2, 3, 4)
    await at.change({ field: 'status', to: 'archived' })
    await at.change({ field: 'status', to: 'contacted' }, { number: 2 })
    // Only what is new is told.
    expect(await at.rows('jobs')).toHaveLength(4)
    for (const [id, age] of [
      ['id-3', 86_400_001],
      ['id-4', 86_400_000],
    ] as const) {
      const created_at = new Date(NOW.getTime() - age).toISOString()
      await at.db.updateTable('jobs').set({ created_at }).where('request_id', '=', id).execute()
    }
    for (let left = 4; left > 0; left -= 1) expect(await sendNext()).toBe('done')
    expect(service.received.map(({ alert }) => alert.tag)).toEqual(['id-4'])
  })

  test('tell once that no mail leaves, in the second hour', async () => {
    itIs(NOW)
    await device(OWNER)
    const hour = 3_600_000
    await queueMail(at.db, blankMail)
    for (const later of [hour - 1, 2 * hour]) await queueMailAlerts(at.db, new Date(NOW.getTime() + later))
    expect(await sendNext()).toBe('none is left')
    await queueMailAlerts(at.db, new Date(NOW.getTime() + hour))
    itIs(new Date(NOW.getTime() + hour))
    expect([await sendNext(), await sendNext()]).toEqual(['done', 'none is left'])
    expect(service.received.map(({ alert }) => alert.tag)).toEqual(['mails'])
  })

  const ends: [what: string, how: () => Promise<unknown>][] = [
    ['were taken their role', () => revokeRole(at.db, SECOND.email)],
    ['were removed', () => at.db.deleteFrom('user').where('id', '=', SECOND.id).execute()],
    ['signed out', () => at.db.deleteFrom('session').where('id', '=', SECOND.id).execute()],
    [
      'signed in a month ago',
      async () => {
        const createdAt = new Date(Date.now() - 31 * 86_400_000).toISOString()
        await at.db.updateTable('session').set({ createdAt }).where('id', '=', SECOND.id).execute()
      },
    ],
  ]
  test.each(ends)('are sent no longer to who %s, before or after a request came', async (_, ended) => {
    await grantAdmin(at.db, SECOND.email)
    await device(SECOND)
    await at.keep(1)
    await ended()
    await at.keep(2)
    await device(OWNER)
    while ((await sendNext()) === 'done') {}
    expect(service.paths).toEqual([])
    expect(await subscribed()).toHaveLength(1)
  })

  test('are left to the process that has the key by which a device knows the site', async () => {
    await grantAdmin(at.db, SECOND.email)
    await device(SECOND, `${PUBLIC.slice(0, -1)}5`)
    const path = await device(OWNER)
    await at.keep(1)
    expect([await sendNext(), await sendNext()]).toEqual(['done', 'none is left'])
    expect([service.paths, (await at.rows('jobs')).length]).toEqual([[path], 1])
  })

  test('go to one person at each address: a colleague takes it over with its keys alone', async () => {
    const { target } = service.subscribe()
    const own = { ...target, auth: 'own' }
    await at.signIn(OWNER.id)
    await at.signIn(SECOND.id)
    // A device that renews its subscription by itself gets each alert once.
    for (const auth of ['first', 'own']) expect(await subscribe(OWNER.id, { ...target, auth })).toBe(true)
    expect(await subscribe(SECOND.id, { ...own, auth: 'another' })).toBe(false)
    expect(await subscribe(SECOND.id, { ...own, p256dh: 'another' })).toBe(false)
    expect(await subscribed()).toEqual([`${OWNER.id} own`])
    // The same browser, in which a colleague signs in.
    expect(await subscribe(SECOND.id, own)).toBe(true)
    expect(await subscribed()).toEqual([`${SECOND.id} own`])
  })
})

describe('On Postgres', () => {
  const at = databaseForEach([OWNER], engines.find(({ name }) => name === 'Postgres')?.open)

  test('a request is kept while a device signs out, however long that takes', async () => {
    await at.signIn(OWNER.id)
    const { target } = service.subscribe()
    const whose = { sessionId: OWNER.id, userId: OWNER.id, publicKey: PUBLIC }
    await subscribeDevice(at.db, { ...whose, lang: 'fr', target })
    const { promise: may, resolve: commit } = Promise.withResolvers<void>()
    const { promise: deleted, resolve: isDeleted } = Promise.withResolvers<void>()
    const signingOut = at.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('session').where('id', '=', OWNER.id).execute()
      isDeleted()
      await may
    })
    await deleted
    await at.keep(1)
    commit()
    await signingOut
    expect(await at.db.selectFrom('jobs').select(['kind', 'session_id']).execute()).toEqual([
      { kind: 'alert', session_id: OWNER.id },
    ])
  })
})
