import { beforeEach, describe, expect, test } from 'vitest'
import { grantAdmin, revokeRole } from '#app/accounts/roles.server.ts'
import type { Status } from '#app/requests/handling/inbox.ts'
import { act } from '#app/requests/life/act.server.ts'
import { change } from '#app/requests/life/change.server.ts'
import { requestWithStory } from '#app/requests/life/story.server.ts'
import { PASSWORD } from '../accounts/auth-site.ts'
import { deskOf } from '../requests/evaluated.ts'
import { atInbox, OWNER, SECOND } from './at-inbox.ts'

describe('What a device kept without network', () => {
  const at = atInbox({ people: [SECOND] })
  let me: string
  beforeEach(async () => {
    me = await at.idOf(OWNER)
    await at.keep(1)
  })

  const story = async () => {
    const found = await requestWithStory(at.db, 'G-TEST-1')
    if (!found) throw new Error('The request is gone')
    return found
  }
  /** Sends an act as the device does. @returns the answer's status and what it says */
  async function send(act: string, made: Record<string, string>, by = at.owner, reference = 'G-TEST-1') {
    const fields = { act, person: me, version: '1', ...made }
    const answer = await by.post(`/admin/requests/${reference}/acts`, fields)
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, ...(isJson && (await answer.json())) }
  }
  const note = (text: string) => ({ intent: 'note', note: text })
  const status = (to: Status, version = 1) => ({ intent: 'status', to, version: `${version}` })
  const colleague = (to: Status, seen: number) => {
    const by = { id: me, email: SECOND }
    return act(deskOf(at), { reference: 'G-TEST-1', by }, change({ field: 'status', to }, seen))
  }

  test('is no conflict with one’s own, whatever version was shown; with a colleague’s it is', async () => {
    await send('act-1', status('contacted'))
    expect((await send('act-2', { ...status('scheduled'), after: 'act-1' })).status).toBe(200)
    expect((await send('act-3', status('completed'))).status).toBe(409)
    expect((await send('act-4', { ...status('completed'), after: 'act-9' })).status).toBe(409)
    await colleague('contacted', 3)
    expect((await send('act-5', { ...status('completed'), after: 'act-2' })).status).toBe(409)
    expect((await story()).request.status).toBe('contacted')
  })

  test('is answered as the first time when it is sent again later, and changes nothing any more', async () => {
    const done = { status: 200, kind: 'done', version: 2 }
    expect(await send('act-1', status('contacted'))).toMatchObject(done)
    await colleague('scheduled', 2)
    expect(await send('act-1', status('contacted'))).toMatchObject(done)
    expect((await story()).request.status).toBe('scheduled')
    expect((await story()).history).toHaveLength(2)
  })

  test('is not taken from whoever lost the role, is signed out, or is somebody else; it can be sent later', async () => {
    expect((await send('act-1', note('x'), at.as('nobody'))).status).toBe(302)
    await grantAdmin(at.db, SECOND)
    // What the owner wrote offline is not sent in the name of the next person who signs in.
    expect((await send('act-1', note('x'), at.as(SECOND))).status).toBe(403)
    await revokeRole(at.db, OWNER)
    await at.owner.post('/login', { intent: 'sign-in', email: OWNER, password: PASSWORD })
    expect((await send('act-1', note('x'))).status).toBe(403)
    expect((await story()).notes).toEqual([])
    await grantAdmin(at.db, OWNER)
    expect((await send('act-1', note('x'))).status).toBe(200)
    expect((await story()).notes).toHaveLength(1)
  })

  test('is refused with its reason where it can be no act, and says that a request was erased', async () => {
    for (const [act, made] of [
      ['act-1', note('x'.repeat(4_001))],
      ['act-1', note('  ')],
      ['act-1', { intent: 'assignee', to: me }],
      ['', note('x')],
    ] as const)
      expect((await send(act, made)).status).toBe(400)
    expect(await send('act-1', note('x'), at.owner, 'G-NONE-1')).toEqual({
      status: 404,
      kind: 'gone',
      version: 0,
    })
    // From another version of the page: whoever made it has to know.
    for (const made of [{ intent: 'assignee' }, { ...status('contacted'), to: 'gone' }]) {
      const answer = await send('act-1', made)
      expect(answer).toMatchObject({ status: 400, kind: 'refused' })
      expect(answer.shown.lines.join()).toContain('Reload')
    }
    const opened = await at.owner.get('/admin/requests/G-TEST-1/acts')
    expect(opened.headers.get('location')).toBe('/admin/requests/G-TEST-1')
    expect((await send('act-1', note('court'))).status).toBe(200)
  })
})
