import path from 'node:path'
import { expect, test } from 'vitest'
import { everyFile, readSource } from './files.ts'

/** Where the built site is opened or started. */
const OPENS_SITE = /'build\/app|\/build\/app|'server\/index\.ts'/

/** Two who link one account at the same instant do so by a form; and the rows of clicks stand beside the page that counts them. */
const KNOWN = ['test/accounts/provider.test.ts', 'test/requests/clicks.test.ts']

const known = new Map<string, boolean>()

/** Whether a file, or one of tests or scripts that it imports, opens or starts the built site. A tool that kills servers may. */
function asksPages(file: string): boolean {
  const found = known.get(file)
  if (found !== undefined) return found
  known.set(file, false)
  const source = readSource(file)
  const imported = [...source.matchAll(/^(?:import|\})(?! type).* from '(\.[^']+\.tsx?)'/gm)]
    .map(([, from = '']) => path.posix.join(path.posix.dirname(file), from))
    .filter((from) => /^(test|scripts)\//.test(from))
  const asks = OPENS_SITE.test(source) || imported.some(asksPages)
  known.set(file, asks)
  return asks
}

test('what runs on both engines asks no page: what differs between engines is SQL', () => {
  const both = everyFile('test').filter(
    (file) => /\.test\.tsx?$/.test(file) && /\.each\(engines\)/.test(readSource(file)),
  )
  expect(both.length).toBeGreaterThan(10)
  expect(both.filter(asksPages)).toEqual(KNOWN)
})
