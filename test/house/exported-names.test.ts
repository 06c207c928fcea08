import { expect, test } from 'vitest'
import { readSource, siteCode } from './files.ts'

/** Exports that React Router and `app/public/pages/page.ts` look for in each page module. */
const OF_EACH_PAGE = ['action', 'ErrorBoundary', 'head', 'loader', 'meta', 'middleware', 'shouldRevalidate']

/** Paths of icons, which are imported as a namespace. */
const NAMESPACE = 'app/ui/icon/icon-paths.ts'

/** The files that export each name. Re-exports do not count. */
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
