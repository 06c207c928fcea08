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

test('what the theme says stands where it is used, what something else sets does not, and nothing empty is left', () => {
  const styles = [
    '@layer theme{:root{--text-xl:1.25rem;--text-xl--line-height:calc(1.75 / 1.25);--paper:#fff}}',
    '.dark{--paper:#000}',
    '.text-xl{font-size:var(--text-xl);line-height:var(--tw-leading,var(--text-xl--line-height))}',
    '.leading-none{--tw-leading:1;line-height:1}',
    '.bg-paper{background:var(--paper)}',
    '@media print{@supports (appearance:none){.gone{color:red}}}',
  ]
  const page = `<style>${styles.join('')}</style><p class="text-xl bg-paper leading-none dark">`
  expect(styleTrimmer(CLIENT).trim(page)).toBe(
    [
      '<style>@layer theme{:root{--paper:#fff}}',
      '.dark{--paper:#000}',
      '.text-xl{font-size:1.25rem;line-height:var(--tw-leading,calc(1.75 / 1.25))}',
      '.leading-none{--tw-leading:1;line-height:1}',
      '.bg-paper{background:var(--paper)}',
      '</style><p class="text-xl bg-paper leading-none dark">',
    ].join(''),
  )
})
