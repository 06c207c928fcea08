import { beforeEach, describe, expect, test } from 'vitest'
import { grantAdmin, revokeRole } from '#app/accounts/roles.server.ts'
import { doOnce, forgetActsDone } from '#app/requests/handling/acts.server.ts'
import { changeRequest, requestWithStory, type Staff } from '#app/requests/handling/changes.server.ts'
import type { Status } from '#app/requests/handling/inbox.ts'
import { PASSWORD, siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const SECOND = 'second@garage.example'

describe.each(engines)('What a device kept without network, on $name', ({ open }) => {
  let me: Staff
  const fixture = siteWithOwnerForEach(open)
  beforeEach(async () => {
    me = await fixture.database.db.selectFrom('user').select(['id', 'email']).executeTakeFirstOrThrow()
    await keep(fixture.database.db, storedRequest(1))
  })

  const story = async () => {
    const found = await requestWithStory(fixture.database.db, 'G-TEST-1')
    if (!found) throw new Error('The request is gone')
    return found
  }
  const send = (act: string, made: Record<string, string>, by = fixture.owner, reference = 'G-TEST-1') =>
    by.post(`/admin/requests/${reference}/acts`, { act, person: me.id, version: '1', ...made })
  const signIn = () =>
    fixture.owner.post('/login', { intent: 'sign-in', email: me.email, password: PASSWORD })
  const note = (text: string) => ({ intent: 'note', note: text })
  const status = (to: Status, version = 1) => ({ intent: 'status', to, version: `${version}` })

  test('a note that is sent twenty times at the same moment stands there once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('act-1', note('Plaquettes usées'))),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
    expect((await story()).notes.map(({ text, by_name }) => [text, by_name])).toEqual([
      ['Plaquettes usées', me.email],
    ])
    await send('act-2', note('Plaquettes usées'))
    expect((await story()).notes).toHaveLength(2)
  })

  test('a status after one’s own is no conflict, whatever version was shown; after a colleague’s it is', async () => {
    await send('act-1', status('contacted'))
    expect((await send('act-2', { ...status('scheduled'), after: 'act-1' })).status).toBe(200)
    expect((await send('act-3', status('completed'))).status).toBe(409)
    expect((await send('act-4', { ...status('completed'), after: 'act-9' })).status).toBe(409)
    const by = { id: me.id, email: me.email }
    const change = { field: 'status', to: 'contacted' } as const
    await changeRequest(fixture.database.db, { reference: 'G-TEST-1', seen: 3, change, by })
    expect((await send('act-5', { ...status('completed'), after: 'act-2' })).status).toBe(409)
    expect((await story()).request.status).toBe('contacted')
  })

  test('a status that is sent again later is answered as the first time, and changes nothing any more', async () => {
    const first = await (await send('act-1', status('contacted'))).json()
    expect(first).toMatchObject({ kind: 'done', version: 2 })
    expect((await story()).request.first_answered_at).not.toBeNull()
    const by = { id: me.id, email: me.email }
    await changeRequest(fixture.database.db, {
      reference: 'G-TEST-1',
      seen: 2,
      change: { field: 'status', to: 'scheduled' },
      by,
    })
    expect(await (await send('act-1', status('contacted'))).json()).toMatchObject({
      kind: 'done',
      version: 2,
    })
    expect((await story()).request.status).toBe('scheduled')
    expect((await story()).history).toHaveLength(2)
  })

  test('two statuses in a row are no conflict when the second is sent with the version of the first', async () => {
    const { version } = (await (await send('act-1', status('contacted'))).json()) as { version: number }
    expect((await send('act-2', status('archived', version))).status).toBe(200)
    expect((await story()).request.status).toBe('archived')
  })

  test('what a colleague changed meanwhile is a conflict that says both, until its author insists', async () => {
    await fixture.site.enter(SECOND)
    await grantAdmin(fixture.database.db, SECOND)
    const colleague = { id: me.id, email: SECOND }
    await changeRequest(fixture.database.db, {
      reference: 'G-TEST-1',
      seen: 1,
      change: { field: 'status', to: 'scheduled' },
      by: colleague,
    })
    for (let times = 0; times < 2; times += 1) {
      const answer = await send('act-1', status('contacted'))
      expect(answer.status).toBe(409)
      const body = (await answer.json()) as { version: number; shown: { lines: string[] } }
      expect(body).toMatchObject({ kind: 'refused', version: 2 })
      expect(body.shown.lines.join(' ')).toMatch(/New → Scheduled.*second@garage\.example.*Contacted/)
    }
    expect((await story()).request.status).toBe('scheduled')
    // A note conflicts with nothing.
    expect((await send('act-2', note('Rappeler'))).status).toBe(200)
    expect((await send('act-1', status('contacted', 2))).status).toBe(200)
    expect((await story()).request.status).toBe('contacted')
  })

  test('is not taken from whoever lost the role, is signed out, or is somebody else; it can be sent later', async () => {
    const second = await fixture.site.enter(SECOND)
    expect((await send('act-1', note('x'), fixture.site.visit())).headers.get('location')).toBe('/login')
    await grantAdmin(fixture.database.db, SECOND)
    // What the owner wrote offline is not sent in the name of the next person who signs in.
    expect((await send('act-1', note('x'), second)).status).toBe(403)
    await revokeRole(fixture.database.db, me.email)
    await signIn()
    expect((await send('act-1', note('x'))).status).toBe(403)
    expect((await story()).notes).toEqual([])
    await grantAdmin(fixture.database.db, me.email)
    expect((await send('act-1', note('x'))).status).toBe(200)
    expect((await story()).notes).toHaveLength(1)
  })

  test('what can be no act is refused with its reason, and a request that was erased says so', async () => {
    expect((await send('act-1', note('x'.repeat(4_001)))).status).toBe(400)
    expect((await send('act-1', note('  '))).status).toBe(400)
    expect((await send('act-1', { intent: 'assignee', to: me.id })).status).toBe(400)
    expect((await send('', note('x'))).status).toBe(400)
    const gone = await send('act-1', note('x'), fixture.owner, 'G-NONE-1')
    expect([gone.status, await gone.json()]).toEqual([404, { kind: 'gone', version: 0 }])
    expect((await fixture.owner.get('/admin/requests/G-TEST-1/acts')).headers.get('location')).toBe(
      '/admin/requests/G-TEST-1',
    )
    expect((await send('act-1', note('court'))).status).toBe(200)
  })

  test('an act that fails in the middle leaves nothing, and is done when it is sent again', async () => {
    const { db } = fixture.database
    const key = { id: 'act-1', by: me.id, reference: 'G-TEST-1' }
    await expect(doOnce(db, key, () => Promise.reject(new Error('The disk is full')))).rejects.toThrow()
    expect((await send('act-1', note('x'))).status).toBe(200)
    expect((await story()).notes).toHaveLength(1)
  })

  test('acts are known for ninety days', async () => {
    const { db } = fixture.database
    await send('act-1', note('x'))
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    const known = () => db.selectFrom('acts_done').select('id').execute()
    await forgetActsDone(db, days(89))
    expect(await known()).toHaveLength(1)
    await forgetActsDone(db, days(91))
    expect(await known()).toEqual([])
  })
})
