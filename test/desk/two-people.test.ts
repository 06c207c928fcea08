import { describe, expect, test } from 'vitest'
import { bundledValue } from '#app/publishing/items.ts'
import { type StoredHours, spansOf } from '#app/publishing/kinds/hours.ts'
import { atDesk, hidden } from './at-desk.ts'

const HOURS = '/admin/desk/hours'
const from = '2036-12-24'
const at = atDesk()

const drafts = async () =>
  Object.fromEntries(Object.entries(await at.drafts()).map(([path, { now }]) => [path, now]))

/** When the garage opens on the days that have a draft, whatever their other times. */
const opening = async () =>
  Object.fromEntries(
    Object.entries(await drafts()).map(([path, now]) => [path, spansOf(now as StoredHours)[0]?.opens]),
  )

/** Sends the form that adds a closing, with what it was made from where that is known. */
const close = (reason: string, seen: Readonly<Record<string, string>> = {}) =>
  at.owner.post(HOURS, { intent: 'closing', from, reason, ...seen })
const isSaved = (answer: Response) => answer.headers.get('location')?.endsWith('said=saved') ?? false

/** What the form that adds a closing was made from: it stands after those that take one away. */
function seenIn(html: string): Record<string, string> {
  const form = html.slice(html.lastIndexOf('<input type="hidden" name="path"'))
  return Object.fromEntries(['path', 'was', 'draft'].map((name) => [name, hidden(form, name)]))
}

/** Every field of a form as it came, with what is typed over it. */
function fieldsOf(html: string, typed: Readonly<Record<string, string>>): [string, string][] {
  const fields = [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]): [string, string][] => {
    const part = (name: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ??
      ''
    return part('type') === 'checkbox' && !/ checked=""/.test(input) ? [] : [[part('name'), part('value')]]
  })
  return [...fields.filter(([name]) => !(name in typed)), ...Object.entries(typed)]
}
const week = (html: string) => html.slice(html.indexOf('name="was.1"') - 50)
const sendWeek = (html: string, typed: Readonly<Record<string, string>>) =>
  at.owner.post(HOURS, [['intent', 'week'], ...fieldsOf(html, typed)])

describe('Two people at the desk', () => {
  test('close the garage on one day: the second sees what the first wrote, and may put another in its place', async () => {
    // The same form sent twice is saved once.
    for (const _ of [1, 2]) expect(isSaved(await close('vacation'))).toBe(true)
    const refused = await close('training')
    const html = await refused.text()
    expect([refused.status, html]).toEqual([409, expect.stringContaining('Someone just changed this')])
    // What was seen of one day says nothing of another.
    expect(isSaved(await close('vacation', { from: '2036-12-27' }))).toBe(true)
    const other = await close('training', { ...seenIn(html), from: '2036-12-27' })
    const wrong = await close('training', { ...seenIn(html), to: '2036-12-20' })
    expect([other.status, wrong.status]).toEqual([409, 400])
    expect(isSaved(await close('training', seenIn(await wrong.text())))).toBe(true)
    expect(await drafts()).toMatchObject({
      [`closings.${from}`]: { reason: 'training' },
      'closings.2036-12-27': { reason: 'vacation' },
    })
  })

  test('move a closing, with the hours that are usual on all its days, and remove what they saw of it', async () => {
    await close('vacation', { from: '2036-12-22' })
    const moved = { intent: 'closing', reason: 'storm', path: 'closings.2036-12-22', from, to: '2036-12-26' }
    await at.saved(`hours?move=${moved.path}`, { ...moved, opens: '10:00' })
    const path = `closings.${from}`
    expect(await drafts()).toEqual({ [path]: { to: moved.to, hours: ['10:00', '17:00'], reason: 'storm' } })
    const remove = { intent: 'remove', path }
    await at.refused('hours', { ...remove, draft: '' }, 409, 'changed this: 10 a.m. to 5 p.m. (Storm).')
    await at.saved('hours', remove)
    expect(await drafts()).toEqual({})
  })

  test('write two days of the week and never meet; a form that is not taken comes back as it was made', async () => {
    const before = week(await at.read(HOURS))
    expect(isSaved(await sendWeek(before, { 'opens.3': '09:15' }))).toBe(true)
    expect(isSaved(await sendWeek(before, { 'opens.1': '10:01' }))).toBe(true)
    expect(await opening()).toEqual({ 'hours.1': '10:01', 'hours.3': '09:15' })
    const wrong = await sendWeek(before, { 'opens.2': '23:00', 'opens.3': '10:03' })
    expect(wrong.status).toBe(400)
    const refused = await sendWeek(week(await wrong.text()), { 'opens.2': '10:02' })
    expect(refused.status).toBe(409)
    expect(await opening()).toEqual({ 'hours.1': '10:01', 'hours.3': '09:15' })
  })

  test('write texts of one section: one that is not taken comes back with the others as they were sent', async () => {
    const PAGE = '/admin/desk/words/freins'
    const [first, second] = ['freins.about.0', 'freins.about.1']
    const form = async (about: Readonly<Record<string, string>>) => {
      const html = await at.read(PAGE)
      const seen = [first, second].map((place) => [`seen.${place}`, hidden(html, `seen.${place}`)])
      return { section: 'freins.about', ...Object.fromEntries(seen), ...about } as Record<string, string>
    }
    const both = (place: string, words: string) => ({ [`fr.${place}`]: words, [`en.${place}`]: words })
    const bundled = bundledValue(`texts.${first}`) as { fr: string; en: string }
    const mine = await form({
      [`fr.${first}`]: bundled.fr,
      [`en.${first}`]: bundled.en,
      ...both(second, '40 $'),
    })
    expect(isSaved(await at.owner.post(PAGE, await form(both(first, 'Le leur.'))))).toBe(true)
    const wrong = await at.owner.post(PAGE, mine)
    expect(wrong.status).toBe(400)
    const html = await wrong.text()
    expect(hidden(html, `seen.${first}`)).toBe(mine[`seen.${first}`])
    const again = { ...mine, ...both(second, 'Le mien.') }
    expect(isSaved(await at.owner.post(PAGE, again))).toBe(true)
    expect(await drafts()).toEqual({
      [`texts.${first}`]: { fr: 'Le leur.', en: 'Le leur.' },
      [`texts.${second}`]: { fr: 'Le mien.', en: 'Le mien.' },
    })
  })
})
