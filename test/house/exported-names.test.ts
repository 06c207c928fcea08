import { expect, test } from 'vitest'
import { readSource, siteCode } from './files.ts'

/** What React Router and `app/public/pages/page.ts` look for in the module of each page. */
const OF_EACH_PAGE = ['action', 'ErrorBoundary', 'head', 'loader', 'meta', 'middleware', 'shouldRevalidate']

/** Paths of icons, imported together as `paths`. */
const NAMESPACE = 'app/ui/icon/icon-paths.ts'

/** The files of each exported name. What a file only passes on is not its own. */
const filesOf = new Map<string, Set<string>>()
for (const file of siteCode.filter((file) => file !== NAMESPACE)) {
  const names = readSource(file).matchAll(
    /^export (?:async )?(?:const|function\*?|class|type|interface|enum) (\w+)/gm,
  )
  for (const [, name = ''] of names) filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file))
}
const twice = [...filesOf]
  .filter(([name, files]) => files.size > 1 && !OF_EACH_PAGE.includes(name))
  .map(([name, files]) => `${name}: ${[...files].join(', ')}`)

test(`a name is exported by one file, so that it means one thing: of ${filesOf.size}, ${twice.length} are exported twice`, () => {
  expect(twice).toEqual([])
})
