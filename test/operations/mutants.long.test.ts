import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Mutant, sample, withSwitches } from '../../tools/mutants/copy.ts'
import { changesIn } from '../../tools/mutants/operators.ts'
import { unseenBy } from '../../tools/mutants/stage.ts'

/** The bugs of a piece of code, as "operator: what the code becomes". */
const bugsOf = (source: string) =>
  changesIn('x.tsx', source).map(({ operator, code }) => `${operator}: ${code}`)

test.each([
  ['a < b', ['comparison: !(a < b)', 'bound: a <= b']],
  ['a === b', ['comparison: !(a === b)']],
  ["const late = rows.where('at', '>', now)", ["comparison: '<='", "bound: '>='"]],
  ['const most = 20', ['bound: 21']],
  ['const isOpen: boolean = true', ['constant: false']],
  ["const name = given ?? 'anonymous'", ['fallback: given', "constant: ''"]],
  ['a && b', ['and-or: (a) || (b)']],
  ['if (isSpam) return', ['guard: false']],
  ['if (isSpam) drop = one; else keep = one', ['branch: !(isSpam)']],
  ['const one = isSpam ? a : b', ['branch: !(isSpam)']],
  ['await send(mail)', ['call: undefined', 'await: send(mail)']],
  ['const line = escapeText(name)', ['escape: name']],
  ['const line = name.trim()', ['escape: name']],
  // What no test could see.
  ["import { a } from './a.ts'", []],
  ["type Size = 'small' | 'large' | 1", []],
  ['const part = <p className={isOpen ? "open" : ""} lang="fr">Bonjour</p>', []],
  ["log.warn('jobs.late', { of: 1 })", []],
  ["throw new Error('no such price')", []],
  ["const told = 'Fermé le dimanche'", []],
  ["const id = pick('requests.id')", []],
])('%s becomes %j', (source, bugs) => expect(bugsOf(source)).toEqual(bugs))

test('the same seed gives the same bugs of all rooms, which do not overlap', () => {
  const bugs = sample('7', 200, '')
  expect(bugs).toHaveLength(200)
  expect(sample('7', 200, '')).toEqual(bugs)
  expect(sample('8', 200, '')).not.toEqual(bugs)
  expect(new Set(bugs.map(({ file }) => path.dirname(file))).size).toBeGreaterThan(20)
  for (const [at, { file, start, end }] of bugs.entries()) {
    const others = bugs.slice(at + 1).filter((other) => other.file === file)
    expect(others.filter((other) => start < other.end && other.start < end)).toEqual([])
  }
})

test('a bug is on in its own run alone, and in what a test starts: seen if a test asks for it or never ends, unseen if it changes nothing', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'garage-mutants-test-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const source = `const most = 3
export function sum(numbers: number[]): number {
  let total = 0
  for (let at = 0; at < numbers.length; at++) total += numbers[at] ?? 0
  return total > most ? most : total
}
export const one = () => sum([1])
export const unasked = () => sum([2])
`
  const bugs = [
    ['total > most', 'total <= most'],
    ['numbers[at] ?? 0', 'numbers[at]'],
    ['at++', 'at'],
    ['sum([2])', '0'],
    ['sum([1])', '0'],
    ['3', '4'],
  ].map(([place = '', code = ''], number): Mutant => {
    const start = source.indexOf(place)
    const end = start + place.length
    return { start, end, code, number, operator: '', leads: false, file: 'sum.ts', line: 1 }
  })
  const tests = `import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { sum } from './sum.ts'
test('up to three', () => expect([sum([1, 1]), sum([2, 2])]).toEqual([2, 3]))
test('elsewhere', () => {
  const code = "import('./sum.ts').then(({ one }) => process.exit(one()))"
  expect(spawnSync(process.execPath, ['-e', code], { cwd: import.meta.dirname }).status).toBe(1)
})`
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  writeFileSync(path.join(root, 'sum.ts'), withSwitches(source, bugs))
  writeFileSync(path.join(root, 'sum.test.ts'), tests)
  writeFileSync(path.join(root, 'vitest.config.mjs'), 'export default {}')
  const unseen = await unseenBy(root, 'vitest.config.mjs', [...bugs, ...bugs.slice(1, 2)])
  const numbers = unseen.map(({ number, files }) => [number, files]).sort()
  expect(numbers).toEqual([
    [1, 1],
    [1, 1],
    [3, 0],
  ])
})
