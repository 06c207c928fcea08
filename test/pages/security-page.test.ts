import path from 'node:path'
import { expect, test } from 'vitest'
import { everyFile, readSource, siteCode } from '../house/files.ts'

const page = readSource('docs/security.md')

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
