import { describe, expect, test } from 'vitest'
import { siteWithOwnerForEach, textOf } from './auth-site.ts'
import { NEXT_PASSWORD } from './callers.ts'

const ids = { id: 'x', rawId: 'x', type: 'public-key' }
const registered = { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['usb'] }
const signed = { authenticatorData: 'AAAA', signature: 'AAAA' }

/** Malformed answers a device could send. */
const answers: Record<string, unknown> = {
  'no JSON': '{',
  null: null,
  'an id that is an object': { id: { a: 1 }, response: {} },
  'no answer': { ...ids, response: {} },
  'an answer of something else': { ...ids, type: 'password', response: 'x' },
  'good letters that mean nothing': { ...ids, response: { ...registered, ...signed } },
}
const asText = (answer: unknown) => (answer === '{' ? answer : JSON.stringify(answer))

describe('What has not the shape of what it stands for', () => {
  const fixture = siteWithOwnerForEach()
  const visit = () => fixture.site.visit()

  test('is refused in a form or by a program that brings such a token', async () => {
    const visitor = visit()
    const password = NEXT_PASSWORD
    for (const token of ['\u0000', '😀', 'x'.repeat(5_000)]) {
      expect((await visitor.post('/login/new-password', { token, password })).status).toBe(400)
      expect((await visitor.post('/login', { intent: 'send-again', token })).status).toBe(400)
      expect((await visitor.post('/login/email-change', { token })).status).toBeLessThan(500)
      expect((await visitor.post('/login/invitation', { token, password })).status).toBeLessThan(500)
      const body = { token, newPassword: password }
      expect((await visitor.postJson('/api/auth/reset-password', body)).status).toBe(400)
    }
  })

  test('is no passkey, and no new one', async () => {
    const { owner } = fixture
    const visitor = visit()
    for (const [name, answer] of Object.entries(answers)) {
      await visitor.post('/login/passkey', {})
      const refused = await visitor.post('/login', { intent: 'passkey', answer: asText(answer) })
      expect([400, 401], name).toContain(refused.status)
      expect(await textOf(refused), name).toMatch(/The passkey was not accepted|This passkey belongs to no/)
      await owner.post('/admin/account/passkey', {})
      const form = { intent: 'add-passkey', name: 'Key', answer: asText(answer) }
      const added = await owner.post('/admin/account', form)
      expect(added.status, name).toBe(400)
      expect(await textOf(added), name).toContain('The passkey was not accepted.')
    }
    expect(await fixture.database.db.selectFrom('passkey').selectAll().execute()).toEqual([])
  })
})
