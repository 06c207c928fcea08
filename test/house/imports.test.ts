import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What each part may import, besides itself. Imports go one way: from what is said, to what shows it. */
const allowed: Record<string, readonly string[]> = {
  'app/content': [],
  'app/ui': [],
  'app/clicks': ['app/content', 'app/runtime.server.ts', 'database', 'server'],
  'app/site-map.ts': ['app/content', 'app/clicks'],
  'app/estimate': ['app/content', 'app/site-map.ts'],
  'app/seo': ['app/content', 'app/site-map.ts', 'app/estimate'],
  'app/layout': ['app/content', 'app/clicks', 'app/site-map.ts', 'app/ui', 'app/seo'],
  'app/mail': ['app/content', 'app/site-map.ts', 'database', 'server'],
  'app/requests': [
    'app/content',
    'app/estimate',
    'app/site-map.ts',
    'app/ui',
    'app/mail',
    'app/offline',
    'app/runtime.server.ts',
    'database',
    'server',
  ],
  'app/privacy': [
    'app/content',
    'app/site-map.ts',
    'app/mail',
    'app/requests',
    'app/auth',
    'app/runtime.server.ts',
    'database',
    'server',
  ],
  'app/desk': ['app/content', 'database', 'server'],
  'app/offline': ['app/content', 'app/site-map.ts', 'app/requests'],
  'app/auth': [
    'app/content',
    'app/site-map.ts',
    'app/ui',
    'app/mail',
    'app/staff',
    'app/runtime.server.ts',
    'database',
    'server',
  ],
  database: [],
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file))
}

function partOf(file: string): string | undefined {
  return Object.keys(allowed).find((part) => file === part || file.startsWith(`${part}/`))
}

/** Project files a file imports at run time (types alone bind nothing). */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const named = [...source.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'/gm)].map(
    ([, from = '']) => from,
  )
  return named
    .filter((from) => from.startsWith('#') || from.startsWith('.'))
    .map((from) => (from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from)))
}

test('imports go one way', () => {
  const wrong: string[] = []
  for (const file of [...filesBelow('app'), ...filesBelow('database')]) {
    const part = partOf(file)
    if (!part) continue
    for (const target of importsOf(file)) {
      const own = target === part || target.startsWith(`${part}/`)
      const listed = allowed[part]?.some((other) => target === other || target.startsWith(`${other}/`))
      if (!own && !listed) wrong.push(`${file} imports ${target}`)
    }
  }
  expect(wrong).toEqual([])
})

test('nothing imports a page or the staff area', () => {
  const wrong = filesBelow('app').flatMap((file) =>
    importsOf(file)
      .filter(
        (target) =>
          /^app\/(pages|admin)\//.test(target) &&
          // What answers with the pages and brings their behaviour to the browser.
          !file.startsWith('app/public/') &&
          !file.startsWith(target.split('/').slice(0, 2).join('/')),
      )
      .map((target) => `${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

/** What the garage changes by itself, by the file that says it first. */
const editable: Record<string, readonly string[]> = {
  'business.ts': ['business', 'claims', 'rating'],
  'prices.ts': ['prices', 'priceSections'],
  'hours.ts': ['weekHours', 'hoursExceptions'],
  'warranties.ts': ['warranties'],
  'facts.ts': ['printedFacts'],
}

test('what the garage changes by itself is read through facts() alone, and never when a module is loaded', () => {
  const wrong = filesBelow('app')
    .filter((file) => file !== 'app/content/facts.ts' && !/^app\/(admin\/)?desk\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8')
      const named = [
        ...source.matchAll(/^import \{([^}]*)\} from '(?:#app\/content|\.\.?)\/(?:\.\.\/)?([\w-]+\.ts)'/gm),
      ].flatMap(([, names = '', from = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => editable[from]?.includes(name)),
      )
      const loaded = source.match(/^(?:export )?const \w+ = (?!.*=>).*\bfacts\(\)/gm) ?? []
      return [...named, ...loaded].map((what) => `${file}: ${what}`)
    })
  expect(wrong).toEqual([])
})

test('no address of a page is typed outside the site map', () => {
  const typed = /['"`](\/en)?\/(prix|pricing|services|gallery|projects|about|contact|blog)(\/|['"`#?])/
  const wrong = ['pages', 'layout', 'requests', 'seo', 'ui', 'mail']
    .flatMap((part) => filesBelow(`app/${part}`))
    .filter((file) => typed.test(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(wrong).toEqual([])
})
