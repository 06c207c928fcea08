import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Change, changesIn } from './operators.ts'

export type Mutant = Change & { number: number; file: string; line: number; room: string }

const ROOT = path.resolve(import.meta.dirname, '../..')
const PRODUCT = /^(app|server|platform|database)\/.*\.tsx?$/
const LEFT_OUT = /\.test\.|\.d\.ts$|^database\/(migrations|rows)|^server\/dev|^app\/content\/(texts|pictures)/
const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
const FILES = execFileSync('git', LIST, { cwd: ROOT })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => fs.existsSync(path.join(ROOT, file)))

/** What a browser reads where a test has the number of the bug that is turned on. */
export const OFF = '@no-bug'
/** In a process that a test starts, MET is the file that notes which bugs' code is run. */
const SWITCH = `const isMutant = (n) => globalThis.isMutant?.(n) ?? (globalThis.process ? isMutantHere(n) : '@' + n === '${OFF}'); \
const isMutantHere = (n, { MET, MUTANT } = process.env) => (MET && process.getBuiltinModule('fs').appendFileSync(MET, n + ' '), '' + n === MUTANT); `

function roomOf(file: string): string {
  const folders = path.dirname(file).split('/')
  return folders.slice(0, folders[1] === 'staff' ? 3 : 2).join('/')
}

/** `count` bugs of the files whose path contains `part`, room by room, the same ones for a seed. They do not overlap. */
export function sample(seed: string, count: number, part: string): Mutant[] {
  const files = FILES.filter((file) => PRODUCT.test(file) && !LEFT_OUT.test(file) && file.includes(part))
  const found = files.flatMap((file) => {
    const source = fs.readFileSync(path.join(ROOT, file), 'utf8')
    return changesIn(file, source).map((change) => {
      const line = source.slice(0, change.start).split('\n').length
      const order = hash('sha1', `${seed} ${file} ${change.start} ${change.code}`)
      return { ...change, file, line, order, room: roomOf(file) }
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
  let code = source
  for (const { start, end, number, code: bug, leads } of mutants.toSorted((a, b) => b.start - a.start)) {
    // A line that began with a parenthesis would be a call of the line before.
    const choice = `${leads ? 'void ' : ''}(isMutant(${number}) ? ${bug} : ${code.slice(start, end)})`
    code = code.slice(0, start) + choice + code.slice(end)
  }
  return SWITCH + code
}

/** Copies the project to a folder, with these bugs in it and none turned on. */
export function copyTo(folder: string, mutants: readonly Mutant[]): void {
  for (const file of [...FILES, 'build', '.cache/pictures'])
    fs.cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true, preserveTimestamps: true })
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  for (const [file, bugs] of Map.groupBy(mutants, (mutant) => mutant.file))
    fs.writeFileSync(
      path.join(folder, file),
      withSwitches(fs.readFileSync(path.join(ROOT, file), 'utf8'), bugs),
    )
}
