import { beforeEach, describe, expect, test } from 'vitest'
import { changeRequest, requestWithStory } from '#app/requests/handling/changes.server.ts'
import { UNSAID } from '#app/requests/handling/lost.ts'
import { siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { engines } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const PATH = '/admin/requests/G-TEST-1'
const ANSWERED = '2026-11-02T15:00:00.000Z'

describe.each(engines)('A status that is undone on $name', ({ open }) => {
  const fixture = siteWithOwnerForEach(open)
  const db = () => fixture.database.db
  const kept = async () => {
    const story = await requestWithStory(db(), 'G-TEST-1')
    if (!story) throw new Error('The request is gone')
    const { status, first_answered_at, lost_reason, version } = story.request
    return { status, first_answered_at, lost_reason, version }
  }
  const post = async (fields: Record<string, string>) =>
    fixture.owner.post(PATH, { intent: 'status', version: `${(await kept()).version}`, ...fields })
  /** Sends the form that stands beside the last change. */
  async function undo() {
    const page = await (await fixture.owner.get(PATH)).text()
    const form = page.split('<form').find((part) => part.includes('>Undo</button>')) ?? ''
    const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
    const [, to = ''] = /value="(\w+)"[^>]*>Undo</.exec(form) ?? []
    const fields = hidden.map(([, name = '', value = '']): [string, string] => [name, value])
    return fixture.owner.post(PATH, [...fields, ['to', to]])
  }

  describe('of a customer who was answered long ago', () => {
    beforeEach(() => keep(db(), storedRequest(1, { status: 'contacted', first_answered_at: ANSWERED })))

    test('leaves the moment of the answer as it was', async () => {
      await post({ to: 'new' })
      expect((await kept()).first_answered_at).toBeNull()
      expect((await undo()).status).toBe(302)
      expect(await kept()).toMatchObject({ status: 'contacted', first_answered_at: ANSWERED, version: 3 })
      // Undoing that is a change like another.
      await undo()
      expect(await kept()).toMatchObject({ status: 'new', first_answered_at: null })
    })

    test('does so for many at once', async () => {
      const changed = { field: 'status', status: 'new', chosen: 'G-TEST-1 1' }
      await fixture.owner.post('/admin?index', changed)
      await fixture.owner.post('/admin?index', {
        intent: 'undo',
        field: 'status',
        chosen: 'G-TEST-1 2 contacted',
      })
      expect(await kept()).toMatchObject({ status: 'contacted', first_answered_at: ANSWERED })
    })

    test('does so for what a device kept', async () => {
      await post({ to: 'new' })
      const { id } = await db().selectFrom('user').select('id').executeTakeFirstOrThrow()
      const act = { act: 'act-1', person: id, intent: 'status', to: 'contacted', version: '2', undoes: 'yes' }
      await fixture.owner.post(`${PATH}/acts`, act)
      expect(await kept()).toMatchObject({ status: 'contacted', first_answered_at: ANSWERED })
    })

    test('is a new answer where somebody only chooses the status', async () => {
      await post({ to: 'new' })
      await post({ to: 'contacted' })
      const { first_answered_at } = await kept()
      expect(first_answered_at).not.toBeNull()
      expect(first_answered_at).not.toBe(ANSWERED)
    })

    test('changes nothing where a colleague gave another since', async () => {
      await post({ to: 'new' })
      const by = { id: 'other', email: 'other@garage.example' }
      await fixture.site.enter(by.email)
      const { id } = await db()
        .selectFrom('user')
        .select('id')
        .where('email', '=', by.email)
        .executeTakeFirstOrThrow()
      const change = { field: 'status', to: 'spam' } as const
      await changeRequest(db(), { reference: 'G-TEST-1', seen: 2, change, by: { ...by, id } })
      expect((await post({ to: 'contacted', version: '2', undoes: 'yes' })).status).toBe(409)
      expect(await kept()).toMatchObject({ status: 'spam', first_answered_at: null })
    })

    test('is an ordinary change where it is not the last one that is undone', async () => {
      await post({ to: 'new' })
      await post({ to: 'spam' })
      await post({ to: 'contacted', undoes: 'yes' })
      const { status, first_answered_at } = await kept()
      expect(status).toBe('contacted')
      expect(first_answered_at).not.toBe(ANSWERED)
    })
  })

  test('gives a lost request its reason back', async () => {
    await keep(db(), storedRequest(1))
    await post({ to: 'archived' })
    await post({ intent: 'reason', to: 'price' })
    await post({ to: 'contacted' })
    expect((await kept()).lost_reason).toBeNull()
    await undo()
    expect(await kept()).toMatchObject({ status: 'archived', lost_reason: 'price', first_answered_at: null })
  })

  test('makes nothing lost that was finished work', async () => {
    await keep(db(), storedRequest(1, { status: 'completed' }))
    await post({ to: 'archived' })
    await post({ to: 'scheduled' })
    await undo()
    expect(await kept()).toMatchObject({ status: 'archived', lost_reason: null })
    // Who archives it without undoing says that it came to nothing.
    await post({ to: 'scheduled' })
    await post({ to: 'archived' })
    expect((await kept()).lost_reason).toBe(UNSAID)
  })
})
