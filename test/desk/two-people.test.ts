import { describe, expect, test } from 'vitest'
import { allDrafts } from '#app/desk/changes.server.ts'
import { engines } from '../engines.ts'
import { deskForEach, hidden } from './desk-forms.ts'

const HOURS = '/admin/desk/hours'
const from = '2036-12-24'

describe.each(engines)('Two people at the desk on $name', ({ open }) => {
  const fixture = deskForEach(open)
  const drafts = async () =>
    Object.fromEntries(
      (await allDrafts(fixture.site.garage.runtime.database.db)).map(({ path, now }) => [path, now]),
    )

  /** Sends the form that adds a closing, with what it was made from where that is known. */
  const close = (reason: string, seen: Readonly<Record<string, string>> = {}) =>
    fixture.owner.post(HOURS, { intent: 'closing', from, reason, ...seen })
  const isSaved = (answer: Response) => answer.headers.get('location')?.endsWith('said=saved') ?? false

  /** What the form that adds a closing was made from: it stands after those that take one away. */
  function seenIn(html: string): Record<string, string> {
    const form = html.slice(html.indexOf('name="from"') - 2_000)
    return Object.fromEntries(['path', 'was', 'draft'].map((name) => [name, hidden(form, name)]))
  }

  test('close the garage on one day: the second sees what the first wrote, and may put another in its place', async () => {
    expect(isSaved(await close('vacation'))).toBe(true)
    // The same form sent twice is saved once.
    expect(isSaved(await close('vacation'))).toBe(true)
    const refused = await close('training')
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toContain('Someone just changed this')
    expect(await drafts()).toMatchObject({ [`closings.${from}`]: { reason: 'vacation' } })

    // What was seen of one day says nothing of another.
    expect(isSaved(await close('vacation', { from: '2036-12-27' }))).toBe(true)
    const other = await close('training', { ...seenIn(html), from: '2036-12-27' })
    expect(other.status).toBe(409)
    const wrong = await close('training', { ...seenIn(html), to: '2036-12-20' })
    expect(wrong.status).toBe(400)
    expect(isSaved(await close('training', seenIn(await wrong.text())))).toBe(true)
    expect(await drafts()).toMatchObject({
      [`closings.${from}`]: { reason: 'training' },
      'closings.2036-12-27': { reason: 'vacation' },
    })
  })
})
