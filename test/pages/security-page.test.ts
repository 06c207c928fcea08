import path from 'node:path'
import { expect, test } from 'vitest'
import { everyFile, readSource, siteCode } from '../house/files.ts'

const page = readSource('docs/security.md')

/** The sections of ASVS 5.0.0 with level 1 requirements, each with how many: they are the first of their section. */
const LEVEL_1 = `
  1.2:5 1.3:2 1.5:1 2.1:1 2.2:2 2.3:1 3.2:2 3.3:1 3.4:2 3.5:3 4.1:1 4.4:1 5.2:2 5.3:2
  6.1:1 6.2:8 6.3:2 6.4:2 7.2:4 7.4:2 8.1:1 8.2:2 8.3:1 9.1:3 9.2:1 10.4:5 11.3:2 11.4:1
  12.1:1 12.2:2 13.4:1 14.2:1 14.3:1 15.1:1 15.2:1 15.3:1`

/** The cells of the tables under a heading. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = page.split(`## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
  const rows = text.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('|--'))
  return rows.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** "6.2.5–6.2.8 any, 7.1.1" names five requirements. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/(\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))?/g)].flatMap(
    ([, section = '', first, last]) => {
      const from = Number(first)
      return Array.from(
        { length: Number(last ?? first) - from + 1 },
        (_, index) => `${section}.${from + index}`,
      )
    },
  )
}

test('every requirement of level 1 stands on the page, once', () => {
  const named = rowsBelow('OWASP ASVS 5.0, level 1').flatMap(([requirement = '']) => numbersIn(requirement))
  const required = [...LEVEL_1.matchAll(/(\S+):(\d)/g)].flatMap(([, section, count]) =>
    Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
  )
  expect(required).toHaveLength(70)
  expect(named).toEqual(required)
})

test('every test that the page names is there', () => {
  const tables = ['What is attacked, and where', 'OWASP ASVS 5.0, level 1', 'OWASP ASVS 5.0, level 2']
  const shown = tables.flatMap((heading) => rowsBelow(heading).map((cells) => cells.at(-1) ?? ''))
  const tests = shown.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(tests.length).toBeGreaterThan(100)
  const { scripts } = JSON.parse(readSource('package.json'))
  const testFiles = new Set(
    ['app', 'server', 'platform', 'scripts', 'test', 'e2e']
      .flatMap(everyFile)
      .map((file) => path.basename(file).replace(/\.(built|long|release)(?=\.test\.)/, '')),
  )
  const isThere = (name: string) =>
    Object.hasOwn(scripts, name.replace('npm run ', '')) ||
    [`${name}.test.ts`, `${name}.test.tsx`, `${name}.spec.ts`].some((file) => testFiles.has(file))
  expect(tests.filter((name) => !isThere(name))).toEqual([])
})

test('the server runs no program but the one that reads photographs, makes no code of texts, uses no broken hash, and calls nobody but those of its environment', () => {
  const code = siteCode.map((name) => [name, readSource(name)] as const)
  expect(code.length).toBeGreaterThan(300)
  const using = (pattern: RegExp) => code.filter(([, text]) => pattern.test(text)).map(([name]) => name)
  // This process has no password and no database: it decodes untrusted bytes (decision 090).
  expect(using(/child_process|node:vm/)).toEqual(['server/imaging/child-process.ts'])
  // Threads of this program: one counts (decision 100), one reads the SQLite file and says whether it is whole.
  expect(using(/worker_threads/).toSorted()).toEqual([
    'database/quick-check.ts',
    'platform/health.ts',
    'server/watchdog-thread.ts',
    'server/watchdog.ts',
  ])
  expect(using(/\beval\(|new Function\(|dangerouslySetInnerHTML=\{(?!\{ __html: )/)).toEqual([])
  expect(using(/createHash\('(?:md5|sha1)'\)|createHmac\('(?:md5|sha1)'/)).toEqual([])
  const onServer = /\.server\.tsx?$|^server\/|^database\//
  expect(using(/\bfetch\((?!"\$\{path)/).filter((name) => onServer.test(name))).toEqual([])
})
