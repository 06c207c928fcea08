import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Bug, bugsIn, sample, withSwitches } from '../../tools/mutants/bugs.ts'
import { unseenBy } from '../../tools/mutants/stage.ts'
import { newFolder } from '../new-folder.ts'

/** What a piece of code becomes. */
const bugsOf = (source: string) => bugsIn('x.tsx', source).map(({ code }) => code)

test.each([
  ['a < b', ['a >= b', 'a <= b']],
  ['a === b', ['a !== b']],
  ["const late = rows.where('at', '>', now)", ["'<='", "'>='"]],
  ['const most = 20', ['21']],
  ['const isOpen: boolean = true', ['false']],
  ["const name = given ?? 'anonymous'", ['given', "''"]],
  ['a && b', ['((a) || (b))']],
  ['if (isSpam) return', ['false']],
  ['if (isSpam) drop = one; else keep = one', ['!(isSpam)']],
  ['const one = isSpam ? a : b', ['!(isSpam)']],
  ['await send(mail)', ['undefined', 'send(mail)']],
  ['const line = escapeText(name)', ['name']],
  ['const line = name.trim()', ['name']],
  // What no test could see.
  ["import { a } from './a.ts'", []],
  ["type Size = 'small' | 'large' | 1", []],
  ['const part = <p className={isOpen ? "open" : ""} lang="fr">Bonjour</p>', []],
  ["log.warn('jobs.late', { of: 1 })", []],
  ["throw new Error('no such price')", []],
  ["const told = 'Fermé le dimanche'", []],
  ["const id = pick('requests.id')", []],
  ['const wait = 60_000', []],
])('%s becomes %j', (source, bugs) => expect(bugsOf(source)).toEqual(bugs))

test('the same seed gives the same bugs of all rooms', () => {
  const bugs = sample('7', 200, '')
  expect(bugs).toHaveLength(200)
  expect(sample('7', 200, '')).toEqual(bugs)
  expect(sample('8', 200, '')).not.toEqual(bugs)
  expect(new Set(bugs.map(({ file }) => path.dirname(file))).size).toBeGreaterThan(20)
})

test('a bug is on in its own run alone, and in what a test starts: seen if a test asks for it or never ends, unseen if it changes nothing', async () => {
  const root = newFolder()
  const source = `const most = 3
export function sum(numbers: number[]): number {
  let total = 0
  for (let at = 0; at < numbers.length; at++) total += numbers[at] ?? 0
  return total > most ? most : total
}
export const one = (numbers = [1]) => sum(numbers)
export const unasked = () => sum([2])
`
  const bugs = [
    ['at++', 'at'],
    ['at < numbers.length', 'true'],
    // Only the second file runs it: that the first one has just failed says nothing of it.
    ['[1]', '[0, 1]'],
    ['3', '4'],
    ['total > most', 'total <= most'],
    ['total += numbers[at] ?? 0', 'total'],
    ['numbers[at] ?? 0', 'numbers[at]'],
    ['sum([2])', '0'],
    ['sum(numbers)', '0'],
  ].map(([place = '', code = ''], number): Bug => {
    const start = source.lastIndexOf(place)
    return { start, end: start + place.length, code, number, file: 'sum.ts', line: 1 }
  })
  const files = {
    'sum.ts': withSwitches(source, bugs),
    'sum.test.ts': `import { expect, test } from 'vitest'
import { sum } from './sum.ts'
test('up to three', () => expect([sum([1, 1]), sum([2, 2])]).toEqual([2, 3]))`,
    'elsewhere.test.ts': `import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
test('elsewhere', () => {
  const code = "import('./sum.ts').then(({ one }) => process.exit(one()))"
  expect(spawnSync(process.execPath, ['-e', code], { cwd: import.meta.dirname }).status).toBe(1)
})`,
    'vitest.config.mjs': 'export default {}',
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text)
  const unseen = await unseenBy(root, 'vitest.config.mjs', bugs)
  expect(unseen.map(({ number, files }) => [number, files]).sort()).toEqual([
    [2, 1],
    [6, 2],
    [7, 0],
  ])
})
