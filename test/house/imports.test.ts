import path from 'node:path'
import { expect, test } from 'vitest'
import { codeBelow, readSource, siteCode } from './files.ts'

/**
 * Every module folder, from the bottom up, and what it may import besides itself, types included. A row names only rows
 * above it, so that there are no cycles. A file belongs to the longest row that its path begins with.
 */
const rooms: Record<string, readonly string[]> = {
  'app/content': [],
  'app/desk-paths.ts': [],
  database: [],
  'app/ui': ['app/content'],
  platform: ['database'],
  'server/pictures': ['app/content'],
  'app/jobs': ['database', 'platform'],
  'app/clicks': ['app/content', 'database', 'platform'],
  'app/mail': ['app/content', 'database', 'platform', 'app/jobs'],
  'app/public/islands': ['app/content', 'app/ui'],
  'app/site-map.ts': ['app/content', 'app/desk-paths.ts', 'app/clicks'],
  'app/places.ts': ['app/content', 'app/site-map.ts'],
  'app/accounts': ['app/content', 'database', 'platform', 'app/mail', 'app/site-map.ts'],
  'app/desk': ['app/content', 'database', 'platform', 'server/pictures', 'app/site-map.ts'],
  'app/estimate': ['app/content', 'app/ui', 'app/site-map.ts'],
  'app/staff/staff-pages.ts': ['app/site-map.ts'],
  'app/routes.ts': ['app/site-map.ts', 'app/staff/staff-pages.ts'],
  'app/public/seo': ['app/content', 'app/site-map.ts', 'app/places.ts', 'app/estimate'],
  'app/requests': [
    'app/content',
    'database',
    'platform',
    'app/jobs',
    'app/mail',
    'app/site-map.ts',
    'app/estimate',
  ],
  'app/push': [
    'app/content',
    'database',
    'platform',
    'app/jobs',
    'app/site-map.ts',
    'app/accounts',
    'app/requests',
  ],
  'app/context.server.ts': [
    'database',
    'platform',
    'app/jobs',
    'app/clicks',
    'app/accounts',
    'app/desk',
    'app/requests',
    'app/push',
  ],
  'app/offline': ['app/content', 'app/ui', 'app/estimate', 'app/requests'],
  'app/privacy': [
    'app/content',
    'database',
    'platform',
    'app/jobs',
    'app/mail',
    'app/accounts',
    'app/requests',
  ],
  'app/public/layout': [
    'app/content',
    'app/ui',
    'app/clicks',
    'app/site-map.ts',
    'app/places.ts',
    'app/public/seo',
  ],
  'app/endpoints': ['app/content', 'platform', 'app/clicks', 'app/requests', 'app/context.server.ts'],
  'app/entry.client.tsx': ['app/content', 'app/ui'],
  'app/public/contact-form': [
    'app/content',
    'app/ui',
    'app/site-map.ts',
    'app/estimate',
    'app/requests',
    'app/offline',
  ],
  'app/staff/kit': [
    'app/content',
    'app/ui',
    'app/site-map.ts',
    'app/accounts',
    'app/requests',
    'app/context.server.ts',
    'app/public/layout',
  ],
  'app/staff/offline': [
    'app/content',
    'app/site-map.ts',
    'app/requests',
    'app/context.server.ts',
    'app/offline',
    'app/public/layout',
    'app/staff/kit',
  ],
  'app/staff/worker': ['app/site-map.ts', 'app/push', 'app/staff/offline'],
  'app/public/pages': [
    'app/content',
    'app/ui',
    'platform',
    'app/public/islands',
    'app/site-map.ts',
    'app/places.ts',
    'app/estimate',
    'app/public/seo',
    'app/requests',
    'app/context.server.ts',
    'app/public/layout',
    'app/public/contact-form',
  ],
  'app/staff/inbox': [
    'app/content',
    'database',
    'app/ui',
    'platform',
    'app/mail',
    'app/site-map.ts',
    'app/accounts',
    'app/estimate',
    'app/requests',
    'app/context.server.ts',
    'app/privacy',
    'app/staff/kit',
    'app/staff/offline',
  ],
  'app/staff/overview': [
    'app/content',
    'app/clicks',
    'app/site-map.ts',
    'app/accounts',
    'app/requests',
    'app/context.server.ts',
    'app/staff/kit',
  ],
  'app/staff/privacy': [
    'app/content',
    'database',
    'app/ui',
    'app/site-map.ts',
    'app/accounts',
    'app/requests',
    'app/context.server.ts',
    'app/privacy',
    'app/staff/kit',
  ],
  'app/staff/sign-in': [
    'app/content',
    'app/ui',
    'app/site-map.ts',
    'app/accounts',
    'app/context.server.ts',
    'app/endpoints',
    'app/staff/kit',
    'app/staff/offline',
  ],
  'app/staff/templates': [
    'app/content',
    'database',
    'app/ui',
    'app/accounts',
    'app/requests',
    'app/context.server.ts',
    'app/staff/kit',
  ],
  'app/public': [
    'app/content',
    'app/ui',
    'platform',
    'app/public/islands',
    'app/site-map.ts',
    'app/places.ts',
    'app/public/seo',
    'app/requests',
    'app/context.server.ts',
    'app/offline',
    'app/public/layout',
    'app/public/pages',
  ],
  'app/staff/push': [
    'app/content',
    'app/ui',
    'app/site-map.ts',
    'app/accounts',
    'app/push',
    'app/context.server.ts',
    'app/staff/worker',
    'app/staff/kit',
    'app/staff/inbox',
    'app/staff/sign-in',
  ],
  'app/staff/account': [
    'app/content',
    'app/ui',
    'app/site-map.ts',
    'app/accounts',
    'app/context.server.ts',
    'app/staff/kit',
    'app/staff/sign-in',
    'app/staff/push',
  ],
  'app/staff/desk': [
    'app/content',
    'app/desk-paths.ts',
    'database',
    'app/ui',
    'platform',
    'server/pictures',
    'app/mail',
    'app/site-map.ts',
    'app/places.ts',
    'app/accounts',
    'app/desk',
    'app/public/seo',
    'app/requests',
    'app/context.server.ts',
    'app/staff/kit',
    'app/staff/inbox',
    'app/public',
  ],
  'app/runtime.server.ts': [
    'app/content',
    'database',
    'platform',
    'app/jobs',
    'app/clicks',
    'app/mail',
    'app/accounts',
    'app/desk',
    'app/public/seo',
    'app/requests',
    'app/push',
    'app/context.server.ts',
    'app/privacy',
    'app/staff/desk',
  ],
  'app/entry.server.tsx': [
    'app/content',
    'database',
    'platform',
    'app/site-map.ts',
    'app/accounts',
    'app/places.ts',
    'app/desk',
    'app/public/seo',
    'app/context.server.ts',
    'app/public/layout',
    'app/runtime.server.ts',
    'app/staff/kit',
    'app/public',
  ],
  'app/staff/people': [
    'app/content',
    'app/ui',
    'app/accounts',
    'app/context.server.ts',
    'app/staff/kit',
    'app/staff/sign-in',
  ],
  'app/staff/opening': [
    'app/content',
    'app/site-map.ts',
    'app/accounts',
    'app/desk',
    'app/desk-paths.ts',
    'app/context.server.ts',
    'app/staff/kit',
    'app/staff/desk',
  ],
  'app/staff/today': [
    'app/content',
    'platform',
    'app/mail',
    'app/site-map.ts',
    'app/accounts',
    'app/requests',
    'app/context.server.ts',
    'app/staff/kit',
    'app/staff/inbox',
    'app/staff/desk',
  ],
  server: ['database', 'platform', 'server/pictures', 'app/context.server.ts', 'app/entry.server.tsx'],
  'app/staff': [
    'app/content',
    'app/ui',
    'platform',
    'app/site-map.ts',
    'app/accounts',
    'app/requests',
    'app/context.server.ts',
    'app/public/layout',
    'app/staff/staff-pages.ts',
    'app/staff/offline',
    'app/staff/worker',
    'app/staff/kit',
    'app/staff/inbox',
    'app/staff/push',
    'app/staff/opening',
  ],
  'app/root.tsx': ['app/content', 'app/public/layout', 'app/staff'],
}
const names = Object.keys(rooms)

function roomOf(file: string): string | undefined {
  return names
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0]
}

/** Project files that a file imports, type imports included. */
function importsOf(file: string): string[] {
  const source = readSource(file)
  const named = source.matchAll(/^(?:import|export)\s[^'";]*?from\s+'([^']+)'|import\('([^']+)'\)/gm)
  return [...named]
    .map(([, from, later]) => from ?? later ?? '')
    .filter((from) => /^[#.]/.test(from) && !/\+types|\.(css|woff2)/.test(from))
    .map((from) => (from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from)))
}

test('every file has its room', () => {
  expect(siteCode.filter((file) => !roomOf(file))).toEqual([])
})

const otherWay = siteCode.flatMap((file) =>
  importsOf(file)
    .filter((target) => {
      const [own = '', other = ''] = [roomOf(file), roomOf(target)]
      return own !== other && !rooms[own]?.includes(other)
    })
    .map((target) => `${file} imports ${target}`),
)

test(`imports between the ${names.length} rooms go one way, types included: ${otherWay.length} go another`, () => {
  expect(otherWay).toEqual([])
})

test('a room names only rooms that stand before it', () => {
  const wrong = names.flatMap((room, row) =>
    (rooms[room] ?? [])
      .filter((other) => !names.slice(0, row).includes(other))
      .map((other) => `${room}: ${other}`),
  )
  expect(wrong).toEqual([])
})

/** Names of facts that the garage can edit, by the file that defines them. */
const editable: Record<string, readonly string[]> = {
  'business.ts': ['business', 'claims', 'rating'],
  'prices.ts': ['prices'],
  'hours.ts': ['calendar'],
  'warranties.ts': ['warranties'],
  'facts.ts': ['bundledFacts'],
}

test('what the garage changes by itself is read through facts() alone, and never when a module is loaded', () => {
  const wrong = codeBelow('app')
    .filter(
      (file) => file !== 'app/content/facts.ts' && !/^app\/((staff\/)?desk|content\/opening)\//.test(file),
    )
    .flatMap((file) => {
      const source = readSource(file)
      const named = [
        ...source.matchAll(
          /^import \{([^}]*)\} from '(?:#app\/content|\.\.?)\/(?:[\w-]+\/|\.\.\/)*([\w-]+\.ts)'/gm,
        ),
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
  const wrong = ['public', 'requests', 'ui', 'mail']
    .flatMap((part) => codeBelow(`app/${part}`))
    .filter((file) => typed.test(readSource(file)))
  expect(wrong).toEqual([])
})
