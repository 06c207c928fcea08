import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Change, changesIn } from './operators.ts'

export type Mutant = Change & { number: number; file: string; line: number }

const ROOT = path.resolve(import.meta.dirname, '../..')
const PRODUCT = /^(app|server|platform|database)\/.*\.tsx?$/
const LEFT_OUT = /\.test\.|\.d\.ts$|^database\/(migrations|rows)|^server\/dev|^app\/content\/(texts|pictures)/
const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
const FILES = execFileSync('git', LIST, { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => fs.existsSync(path.join(ROOT, file)))
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')

/** What each file asks: whether its bug of that number is on. In the file MET it notes, once, which bugs' code is run. */
const SWITCH = `const isMutant = (n) => { \
const { MET, MUTANT } = globalThis.process?.env ?? {}; const met = globalThis.met ??= new Set(); \
if (MET && !met.has(n) && met.add(n)) process.getBuiltinModule('fs').appendFileSync(MET, n + ' '); return '' + n === MUTANT }; `

/** `count` bugs of the files whose path contains `part`, in the order of their files, the same ones for a seed. They do not overlap. */
export function sample(seed: string, count: number, part: string): Mutant[] {
  const files = FILES.filter((file) => PRODUCT.test(file) && !LEFT_OUT.test(file) && file.includes(part))
  const found = files.flatMap((file) => {
    const source = read(file)
    return changesIn(file, source).map((change) => {
      const line = source.slice(0, change.start).split('\n').length
      return { ...change, file, line, order: hash('sha1', `${seed} ${file} ${change.start} ${change.code}`) }
    })
  })
  const chosen: Mutant[] = []
  for (const one of found.toSorted((a, b) => a.order.localeCompare(b.order))) {
    const meets = ({ file, start, end }: Mutant) => file === one.file && start < one.end && one.start < end
    if (chosen.length < count && !chosen.some(meets)) chosen.push({ ...one, number: chosen.length })
  }
  return chosen.toSorted((a, b) => a.file.localeCompare(b.file))
}

/** The code of a file with bugs in it, each behind its switch. */
export function withSwitches(source: string, mutants: readonly (Change & { number: number })[]): string {
  const switched = mutants
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { start, end, number, code: bug, leads }) => {
      // A line that began with a parenthesis would be a call of the line before.
      const choice = `${leads ? 'void ' : ''}(isMutant(${number}) ? ${bug} : ${code.slice(start, end)})`
      return code.slice(0, start) + choice + code.slice(end)
    }, source)
  return SWITCH + switched
}

/** Copies the project to a folder, with these bugs in it and none turned on. */
export function copyTo(folder: string, mutants: readonly Mutant[]): void {
  for (const file of [...FILES, 'build', '.cache/pictures'])
    fs.cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true, preserveTimestamps: true })
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  for (const [file, bugs = []] of Object.entries(Object.groupBy(mutants, (mutant) => mutant.file)))
    fs.writeFileSync(path.join(folder, file), withSwitches(read(file), bugs))
}
