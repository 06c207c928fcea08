import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { grantAdmin, grantRole } from '#app/accounts/roles.server.ts'
import { personDocument } from '#app/personal-data/export.server.ts'
import { personalInformationOf } from '#app/personal-data/person.server.ts'
import { pushCopy } from '#app/push/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { type Browser, siteForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { typed } from '../requests/stored-request.ts'
import { startPushService } from './push-service.ts'

const OWNER = 'owner@garage.example'
const SECOND = 'second@garage.example'
const soon = { timeout: 60_000, interval: 10 }

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.received.length = 0
})

describe.each(engines)('Alerts on $name', ({ open }) => {
  const fixture = siteForEach(open, { sendPush: (endpoint, init) => service.send(endpoint, init) })

  /** A visitor sends a request, with a unique message so that it is not taken for a repeat. */
  async function visitorAsks(more: Record<string, unknown> = {}) {
    const answer = await fixture.site
      .visit()
      .postJson(plainPaths.sendRequest, { ...typed, message: crypto.randomUUID(), ...more })
    expect(answer.status).toBeLessThan(300)
  }

  /** The owner chooses French; without a choice, devices are told in English. */
  async function enterOwner() {
    const owner = await fixture.site.enter(OWNER)
    await owner.post(plainPaths.staffLanguage, { lang: 'fr', back: '/admin' })
    return owner
  }

  async function turnOn(browser: Browser, address: string = plainPaths.account) {
    const { path, target } = service.subscribe()
    const answer = await browser.post(address, { intent: 'alerts-on', ...target })
    expect(answer.status).toBe(200)
    return path
  }

  const arrived = (count: number) =>
    vi.waitFor(() => expect(service.received).toHaveLength(count), soon).then(() => service.received)

  /** Waits until no message is queued, so that none can arrive later. */
  async function nothingWaits() {
    const waiting = () =>
      fixture.database.db.selectFrom('jobs').selectAll().where('kind', '=', 'alert').execute()
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), soon)
  }

  test('a new request is pushed to each subscribed device: its service, and nothing the visitor typed', async () => {
    const owner = await enterOwner()
    const second = await fixture.site.enter(SECOND)
    await grantRole(fixture.database.db, SECOND, 'editor')
    const [one, other] = [await turnOn(owner), await turnOn(second)]
    await visitorAsks()
    const alerts = await arrived(2)
    const french = alerts.find(({ device }) => device === one)
    const english = alerts.find(({ device }) => device === other)
    const request = await fixture.database.db
      .selectFrom('contact_submissions')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(french?.alert).toMatchObject({
      title: 'Nouvelle demande',
      tag: request.id,
      url: `/admin/requests/${request.reference}`,
      lang: 'fr',
      unread: 1,
    })
    expect(french?.alert.body).toMatch(/^Freins\nRéponse attendue\s: /)
    expect(english?.alert).toMatchObject({ title: 'New request', lang: 'en' })
    expect(english?.alert.body).toMatch(/^Brakes\n/)
    expect(french).toMatchObject({
      ttl: 43_200,
      urgency: 'high',
      signedBy: fixture.site.garage.runtime.alerts.publicKey,
      subject: expect.stringMatching(/^mailto:.+@/),
    })
    for (const { alert } of alerts) {
      // Ids are removed first, because they may contain these digits by chance.
      const text = JSON.stringify(alert).replaceAll(request.id, '').replaceAll(request.reference, '')
      for (const word of ['Zoé', 'Tremblay', 'zoe@', '555', 'Toyota']) expect(text).not.toContain(word)
    }
    await nothingWaits()
  })

  test('what looks like spam is not pushed', async () => {
    await turnOn(await enterOwner())
    await visitorAsks({ name: 'www.spam.example' })
    expect(
      await fixture.database.db.selectFrom('jobs').selectAll().where('kind', '=', 'alert').execute(),
    ).toEqual([])
    await visitorAsks()
    const [{ alert } = { alert: undefined }] = await arrived(1)
    const request = await fixture.database.db
      .selectFrom('contact_submissions')
      .select('id')
      .where('status', '=', 'new')
      .executeTakeFirstOrThrow()
    expect(alert?.tag).toBe(request.id)
    await nothingWaits()
    expect(service.received).toHaveLength(1)
  })

  test.each([
    ['is signed out', (owner: Browser) => owner.post(plainPaths.signOut, {})],
    ['turns them off', (owner: Browser) => owner.post(plainPaths.account, { intent: 'alerts-off' })],
    [
      'is signed out from another one',
      async (_: Browser, device: { session_id: string }, again: () => Promise<Browser>) =>
        (await again()).post(plainPaths.account, { intent: 'end-session', id: device.session_id }),
    ],
  ])('a device that %s is told nothing more', async (_, ends) => {
    const { db } = fixture.database
    const owner = await enterOwner()
    await turnOn(owner)
    const device = await db.selectFrom('push_subscriptions').select('session_id').executeTakeFirstOrThrow()
    const again = async () => {
      const browser = fixture.site.visit()
      await browser.post('/login', { intent: 'sign-in', email: OWNER, password: 'trombone-sapin-47' })
      return browser
    }
    await ends(owner, device, again)
    expect(await db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
    await visitorAsks()
    expect(await db.selectFrom('jobs').selectAll().where('kind', '=', 'alert').execute()).toEqual([])
  })

  test.each(['the role is taken away', 'the role is lost', 'the person is removed', 'the session is over'])(
    'a device is told nothing more once %s',
    async (how) => {
      const { db } = fixture.database
      const owner = await enterOwner()
      const second = await fixture.site.enter(SECOND)
      await grantAdmin(db, SECOND)
      const path = await turnOn(second)
      const { id } = await db
        .selectFrom('user')
        .select('id')
        .where('email', '=', SECOND)
        .executeTakeFirstOrThrow()
      if (how === 'the role is taken away')
        await owner.post(plainPaths.people, { intent: 'revoke', email: SECOND })
      else if (how === 'the role is lost')
        await db.deleteFrom('user_roles').where('user_id', '=', id).execute()
      else if (how === 'the person is removed') await db.deleteFrom('user').where('id', '=', id).execute()
      else await endByTime(id)
      const device = await turnOn(owner)
      await visitorAsks()
      await arrived(1)
      await nothingWaits()
      expect(service.received.map(({ device }) => device)).toEqual([device])
      expect(service.paths).not.toContain(path)
      expect(await db.selectFrom('push_subscriptions').select('session_id').execute()).toHaveLength(1)
    },
  )

  async function endByTime(userId: string) {
    const { runtime } = fixture.site.garage
    const isSqlite = runtime.database.engine === 'sqlite'
    const long = new Date(Date.now() - 31 * 24 * 60 * 60_000)
    await fixture.database.db
      .updateTable('session')
      .set({ createdAt: (isSqlite ? long.toISOString() : long) as never })
      .where('userId', '=', userId)
      .execute()
  }

  test('a device that someone else turns on is theirs alone', async () => {
    const { db } = fixture.database
    const owner = await enterOwner()
    const second = await fixture.site.enter(SECOND)
    await grantAdmin(db, SECOND)
    const { target } = service.subscribe()
    await owner.post(plainPaths.account, { intent: 'alerts-on', ...target })
    await second.post(plainPaths.accountAlerts, { intent: 'alerts-on', ...target })
    const rows = await db
      .selectFrom('push_subscriptions')
      .innerJoin('user', 'user.id', 'push_subscriptions.user_id')
      .select('user.email')
      .execute()
    expect(rows).toEqual([{ email: SECOND }])
  })

  test('a device that renews its subscription by itself gets each alert once', async () => {
    const owner = await enterOwner()
    const { target } = service.subscribe()
    for (let times = 0; times < 2; times += 1)
      await owner.post(plainPaths.accountAlerts, { intent: 'alerts-on', ...target })
    await visitorAsks()
    await arrived(1)
    await nothingWaits()
    expect(service.received).toHaveLength(1)
  })

  test('a test alert shows whether the service takes it, and drops a device that is gone', async () => {
    const owner = await enterOwner()
    const path = await turnOn(owner)
    const tried = await (await owner.post(plainPaths.account, { intent: 'alerts-trial' })).text()
    expect(tried).toContain(pushCopy('fr').done.tried)
    expect((await arrived(1))[0]?.alert).toMatchObject({ title: 'Alerte d’essai', url: plainPaths.account })
    service.forget(path)
    const gone = await owner.post(plainPaths.account, { intent: 'alerts-trial' })
    expect(gone.status).toBe(502)
    expect(await gone.text()).toContain(pushCopy('fr').refused.tried)
    // Now there is no device to try.
    expect((await owner.post(plainPaths.account, { intent: 'alerts-trial' })).status).toBe(409)
    expect(await fixture.database.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
  })

  test('an address of no push service is refused, and nothing is ever posted there', async () => {
    const owner = await enterOwner()
    const { target } = service.subscribe()
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com:8443/x',
      'https://me@fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://localhost/x',
      'https://169.254.169.254/latest/meta-data',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilnotify.windows.com/x',
      'https://fcm.googleapis.com@evil.example/x',
      `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
      'javascript:alert(1)',
      '',
    ]) {
      const answer = await owner.post(plainPaths.account, { intent: 'alerts-on', ...target, endpoint })
      expect(answer.status, endpoint).toBe(422)
    }
    for (const broken of [{ p256dh: 'A'.repeat(87) }, { p256dh: '' }, { auth: 'short' }]) {
      const answer = await owner.post(plainPaths.account, { intent: 'alerts-on', ...target, ...broken })
      expect(answer.status, JSON.stringify(broken)).toBe(422)
    }
    expect(await fixture.database.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
  })

  test('addresses and keys of devices stand in no log, page or export', async () => {
    const { db } = fixture.database
    const owner = await enterOwner()
    const { path, target } = service.subscribe()
    await owner.post(plainPaths.account, { intent: 'alerts-on', ...target })
    await visitorAsks()
    await arrived(1)
    service.forget(path)
    await visitorAsks()
    await vi.waitFor(() => expect(fixture.site.garage.lines()).toContain('push.gone'), soon)
    await owner.post(plainPaths.account, { intent: 'alerts-on', ...target })
    const page = await (await owner.get(plainPaths.account)).text()
    const held = await personalInformationOf(db, { kind: 'email', value: OWNER }, [])
    const exported = await personDocument(db, held)
    expect(exported.accounts[0]?.devices_alerted).toEqual([{ since: expect.any(String), lang: 'fr' }])
    for (const text of [fixture.site.garage.lines(), page, JSON.stringify(exported)])
      for (const secret of [path, target.p256dh, target.auth]) expect(text).not.toContain(secret)
  })
})
