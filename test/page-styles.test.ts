import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readKeptStyles, styleTrimmer } from '#server/page-styles.ts'
import { openRenderer } from './rendered.ts'

const BUILD = path.resolve(import.meta.dirname, '../build')
const CLIENT = path.join(BUILD, 'app/client')

let renderer: Awaited<ReturnType<typeof openRenderer>>
beforeAll(async () => {
  renderer = await openRenderer()
})
afterAll(() => renderer.close())
afterEach(() => vi.useRealTimers())

/** A weekday, a Saturday and a public holiday, by day and by night. */
const moments = [
  '2026-11-25T15:00:00Z',
  '2026-11-26T04:00:00Z',
  '2026-11-28T15:00:00Z',
  '2026-12-25T15:00:00Z',
]

test.each(moments)('the build found what every page uses on %s, as the server would', async (moment) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  const before = readKeptStyles(BUILD)
  const kept = styleTrimmer(CLIENT, before)
  const anew = styleTrimmer(CLIENT)
  for (const [address, html] of await renderer.all())
    expect(kept.trim(html) === anew.trim(html), address).toBe(true)
  expect(Object.keys(anew.kept().trimmed).length).toBeGreaterThan(10)
  expect(Object.keys(kept.kept().trimmed)).toEqual(Object.keys(before?.trimmed ?? {}))
})

test('of another stylesheet nothing is taken from what the build found', () => {
  const before = readKeptStyles(BUILD)
  const page = '<style>.here{color:red}.gone{color:blue}</style><p class="here">'
  const { trim, kept } = styleTrimmer(CLIENT, before)
  expect(trim(page)).toBe('<style>.here{color:red}</style><p class="here">')
  expect(kept().sheet).not.toBe(before?.sheet)
})
