import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What React Router and `app/public/pages/page.ts` look for in the module of each page. */
const OF_EACH_PAGE = ['action', 'ErrorBoundary', 'head', 'loader', 'meta', 'middleware', 'shouldRevalidate']

/** Paths of icons, imported together as `paths`. */
const NAMESPACE = 'app/ui/icon/icon-paths.ts'

/** The files of each exported name. What a file only passes on is not its own. */
function exportsOf(folders: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const folder of folders) {
    for (const file of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      const name = path.posix.join(folder, file)
      if (!/\.tsx?$/.test(file) || name === NAMESPACE) continue
      const source = readFileSync(path.join(ROOT, name), 'utf8')
      const names = source.matchAll(
        /^export (?:async )?(?:const|function\*?|class|type|interface|enum) (\w+)/gm,
      )
      for (const [, exported = ''] of names) found.set(exported, [...(found.get(exported) ?? []), name])
    }
  }
  return found
}

test('a name is exported by one file: two things never have the same', () => {
  const twice = [...exportsOf(['app', 'database', 'platform', 'server'])]
    .map(([name, files]) => [name, [...new Set(files)]] as const)
    .filter(([name, files]) => files.length > 1 && !OF_EACH_PAGE.includes(name))
    .map(([name, files]) => `${name}: ${files.join(', ')}`)
  expect(twice).toEqual([])
})
