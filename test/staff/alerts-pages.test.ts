import { beforeEach, describe, expect, test } from 'vitest'
import { personDocument } from '#app/personal-data/export.server.ts'
import { personalInformationOf } from '#app/personal-data/person.server.ts'
import { pushCopy } from '#app/push/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { typed } from '../requests/stored-request.ts'
import { startedForAll } from '../started.ts'
import { atInbox, OWNER } from './at-inbox.ts'
import { startPushService } from './push-service.ts'

const service = startedForAll(startPushService)

describe('Alerts of a device', () => {
  let answered: PromiseWithResolvers<void>
  const at = atInbox({
    async sendPush(endpoint, init) {
      const answer = await service.send(endpoint, init)
      answered.resolve()
      return answer
    },
  })
  beforeEach(async () => {
    answered = Promise.withResolvers()
    service.received.length = 0
    // Without a choice, devices are told in English.
    await at.owner.post(plainPaths.staffLanguage, { lang: 'fr', back: '/admin' })
  })

  const post = (intent: string, more = {}, address: string = plainPaths.account) =>
    at.post({ intent, ...more }, address)
  const devices = () => at.rows('push_subscriptions')
  async function visitorAsks() {
    answered = Promise.withResolvers()
    const message = crypto.randomUUID()
    const answer = await at.site.visit().postJson(plainPaths.sendRequest, { ...typed, message })
    expect(answer.status).toBeLessThan(300)
  }

  test('are turned on, tried out and turned off by the account’s page, which says how it went', async () => {
    const { done, refused } = pushCopy('fr')
    const { path, target } = service.subscribe()
    expect((await post('alerts-on', { ...target, endpoint: 'https://127.0.0.1/x' })).status).toBe(422)
    expect((await post('alerts-trial')).status).toBe(409)
    expect((await post('alerts-on', target)).status).toBe(200)
    expect((await post('alerts-trial')).html).toContain(done.tried)
    expect(service.received).toMatchObject([{ device: path, alert: { title: 'Alerte d’essai', lang: 'fr' } }])
    expect((await post('alerts-off')).status).toBe(200)
    expect(await devices()).toEqual([])
    // A worker renews its subscription at an address of its own.
    expect((await post('alerts-on', target, plainPaths.accountAlerts)).status).toBeLessThan(300)
    service.forget(path)
    const gone = await post('alerts-trial')
    expect([gone.status, gone.html]).toEqual([502, expect.stringContaining(refused.tried)])
    expect(await devices()).toEqual([])
  })

  test('leave no address or key of a device in a log, page or export', async () => {
    const { path, target } = service.subscribe()
    await post('alerts-on', target)
    const page = await at.html(plainPaths.account)
    const held = await personalInformationOf(at.db, { kind: 'email', value: OWNER }, [])
    const exported = await personDocument(at.db, held)
    expect(exported.accounts[0]?.devices_alerted).toEqual([{ since: expect.any(String), lang: 'fr' }])
    service.forget(path)
    await visitorAsks()
    await answered.promise
    // The jobs in hand are finished.
    await at.site.garage.runtime.stop()
    expect(at.site.garage.lines()).toContain('push.gone')
    for (const text of [at.site.garage.lines(), page, JSON.stringify(exported)])
      for (const secret of [path, target.p256dh, target.auth]) expect(text).not.toContain(secret)
  })
})
