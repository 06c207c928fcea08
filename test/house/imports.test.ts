import path from 'node:path'
import { expect, test } from 'vitest'
import { codeBelow, readSource, siteCode } from './files.ts'

/**
 * Every room of the house, from the bottom up: where it is, and which rooms it may import, types included. A row names only rows
 * above it, so that there are no cycles. A file belongs to the room with the longest beginning of its path.
 */
const table = `
content       | app/content                    |
database      | database                       |
platform      | platform                       | database
ui            | app/ui                         | content
imaging       | server/imaging                 | content
jobs          | app/jobs app/mail app/clicks   | content database platform
addresses     | app/site-map.ts app/places.ts app/desk-paths.ts app/routes.ts app/staff/staff-pages.ts app/staff-words.ts | content database jobs
accounts      | app/accounts                   | content database platform jobs addresses
publishing    | app/publishing                 | content database platform imaging addresses
estimate      | app/estimate                   | content ui addresses
requests      | app/requests                   | content database platform jobs addresses accounts estimate
push          | app/push                       | content database platform jobs addresses accounts requests
context       | app/context.server.ts          | database platform jobs accounts publishing requests push
device        | app/device                     | content ui estimate requests
personal-data | app/personal-data              | content database platform jobs accounts requests
endpoints     | app/endpoints                  | content platform jobs requests context
public        | app/public app/entry.client.tsx | content platform ui jobs addresses estimate requests context device
staff         | app/staff app/root.tsx         | EVERY ROOM ABOVE
application   | app                            | content database platform jobs addresses accounts publishing requests push context personal-data public staff
server        | server                         | database platform imaging context application`

type Room = { at: readonly string[]; imports: readonly string[] }
const rooms: Record<string, Room> = {}
for (const row of table.trim().split('\n')) {
  const [[name = ''] = [], at = [], imports = []] = row
    .split('|')
    .map((cell) => cell.trim().split(/ +/).filter(Boolean))
  rooms[name] = { at, imports: imports[0] === 'EVERY' ? Object.keys(rooms) : imports }
}
const names = Object.keys(rooms)
const begins = names.flatMap((name) => (rooms[name]?.at ?? []).map((at) => ({ name, at })))

function roomOf(file: string): string | undefined {
  return begins
    .filter(({ at }) => file === at || file.startsWith(`${at}/`))
    .sort((one, other) => other.at.length - one.at.length)[0]?.name
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
      return own !== other && !rooms[own]?.imports.includes(other)
    })
    .map((target) => `${file} imports ${target}`),
)

test(`imports between the ${names.length} rooms go one way, types included: ${otherWay.length} go another`, () => {
  expect(otherWay).toEqual([])
})

test('a room names only rooms that stand before it', () => {
  const wrong = names.flatMap((room, row) =>
    (rooms[room]?.imports ?? [])
      .filter((other) => !names.slice(0, row).includes(other))
      .map((other) => `${room}: ${other}`),
  )
  expect(wrong).toEqual([])
})

/** The folder of a large room that a file is in: "app/staff/inbox"; the room itself for a file directly in it. */
const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, 3)
    .filter((part) => !part.includes('.'))
    .join('/')

test.each(['app/public', 'app/staff'])('the folders of %s import each other one way', (room) => {
  const imports = new Map<string, Set<string>>()
  for (const file of siteCode.filter((file) => file.startsWith(`${room}/`)))
    for (const target of importsOf(file).filter((target) => target.startsWith(`${room}/`))) {
      const [from, to] = [folderOf(file), folderOf(target)]
      if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  // Folders that import no other are taken away until none is left, or only a circle.
  const left = new Set([...imports.keys(), ...[...imports.values()].flatMap((to) => [...to])])
  const isFree = (folder: string) => ![...(imports.get(folder) ?? [])].some((to) => left.has(to))
  for (let free = [...left].filter(isFree); free.length; free = [...left].filter(isFree))
    for (const folder of free) left.delete(folder)
  expect([...left]).toEqual([])
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
      (file) =>
        file !== 'app/content/facts.ts' && !/^app\/(staff\/desk|publishing|content\/records)\//.test(file),
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
