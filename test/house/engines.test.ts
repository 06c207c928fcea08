import path from 'node:path'
import { expect, test } from 'vitest'
import { everyFile, readSource } from './files.ts'

/** Where the built site is opened or started, and where the site is made from its sources. */
const BUILT = /'build\/app|\/build\/app|'server\/index\.ts'/
const PAGES = new RegExp(`${BUILT.source}|: ServerBuild = `)

/** It only names what a container holds. */
const NAMED = ['test/house/container.test.ts']

/** Two who link one account at the same instant do so by a form; and the rows of clicks stand beside the page that counts them. */
const KNOWN = ['test/accounts/provider.test.ts', 'test/requests/clicks.test.ts']

const shared = new Set(['test', 'scripts'].flatMap(everyFile))

/** Whether it is written in a file, or in one of tests or scripts that it imports. A tool that kills servers may. */
function reaches(file: string, what: RegExp, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const source = readSource(file)
  if (what.test(source)) return true
  return [...source.matchAll(/^(?:import|\})(?! type).* from '(\.[^']+\.tsx?)'/gm)]
    .map(([, from = '']) => path.posix.join(path.posix.dirname(file), from))
    .some((from) => shared.has(from) && reaches(from, what, seen))
}

const tests = ['test', 'app', 'server', 'platform', 'scripts']
  .flatMap(everyFile)
  .filter((file) => /\.test\.tsx?$/.test(file))

test('what runs on both engines asks no page: what differs between engines is SQL', () => {
  const both = tests.filter((file) => /\.each\(engines\)/.test(readSource(file)))
  expect(both.length).toBeGreaterThan(10)
  expect(both.filter((file) => reaches(file, PAGES))).toEqual(KNOWN)
})

test('a test that needs the built site says so in its name: the quick ones have none', () => {
  const quick = tests.filter((file) => !/\.(built|release)\.test\./.test(file))
  expect(quick.filter((file) => reaches(file, BUILT))).toEqual(NAMED)
})
