import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isOpenEndpoint } from '#app/accounts/factors/open-endpoints.ts'
import { langs } from '#app/content/language.ts'
import { everyPath } from '#app/places.ts'
import { documents, pages, plainPaths } from '#app/site-map.ts'
import { builtSite } from '../../scripts/built-site.ts'
import type { AuthEndpoint, Named } from './auth-endpoints.ts'

const BUILD = path.resolve(import.meta.dirname, '../../build/app')

const clickFields = [{ name: 'event', optional: false }]

export const families = [
  'public pages',
  'contact form',
  'documents and files',
  'programs',
  'accounts for programs',
  'sign-in',
  'staff area',
] as const
export type Family = (typeof families)[number]

export type Target = {
  /** Id of the route in the build, or the address itself. */
  id: string
  family: Family
  /** With `:name` for parameters. */
  path: string
  /** Whether it takes forms, JSON, or no posts. */
  takes: 'form' | 'json' | 'nothing'
  /** Whether it is a page, which can also be requested as data. */
  page: boolean
  /** Whether it only gives a passkey challenge: it has no loader, and its cookie goes with the answer. */
  asks: boolean
  /** How many turns it gets; an address that takes little input gets one. */
  turns: number
  /** Fields named in its own schemas, where no page shows them. */
  fields: readonly Named[]
}

/** Everything the application answers: site map, routes of the build, Better Auth's endpoints, the server's own, some files. */
export async function allTargets(endpoints: readonly AuthEndpoint[]): Promise<Target[]> {
  const { routes } = await builtSite()
  const ofBuild = Object.values(routes).flatMap((route): Target[] => {
    if (!route || (route.path === undefined && !route.index)) return []
    const address = route.path ?? plainPaths.admin
    const page = 'default' in route.module
    // Layout routes have no head of their own, and are requested with the pages in them.
    if (page && !('meta' in route.module)) return []
    const takesPosts = 'action' in route.module
    const family = familyOf(address)
    const forPrograms = address.startsWith('/api/')
    return pathsOf(address).map((at) => ({
      id: route.id,
      family,
      path: at,
      takes: !takesPosts ? 'nothing' : forPrograms ? 'json' : 'form',
      page,
      asks: takesPosts && !('loader' in route.module),
      turns: takesPosts ? 3 : 1,
      fields: at === plainPaths.clicks ? clickFields : [],
    }))
  })
  const ofAccounts = [...Map.groupBy(endpoints, ({ path }) => path)].map(
    ([at, some]): Target => ({
      ...plain('accounts for programs', plainPaths.auth + at),
      takes: 'json',
      turns: some.some(({ method }) => isOpenEndpoint(method, at)) ? 10 : 1,
      fields: some.flatMap(({ fields }) => fields),
    }),
  )
  const ofSiteMap = Object.entries(pages).flatMap(([name, page]) =>
    langs.flatMap((lang) =>
      pathsOf(page[lang]).map((at): Target => {
        const takesPosts = name === 'contact'
        const family = takesPosts ? 'contact form' : 'public pages'
        return { ...plain(family, at), takes: takesPosts ? 'form' : 'nothing', turns: takesPosts ? 3 : 1 }
      }),
    ),
  )
  const notFound = ['/*', '/en/*'].map((at) => plain('public pages', at))
  const ofServer = [
    ...Object.values(documents).map(({ path: at }) => at),
    '/healthz',
    '/readyz',
    '/__manifest',
    '/_root.data',
    ...someFiles(),
  ]
  return [
    ...ofSiteMap,
    ...notFound,
    ...ofBuild,
    ...ofAccounts,
    ...ofServer.map((at) => plain('documents and files', at)),
  ]
}

function plain(family: Family, at: string): Target {
  return { id: at, family, path: at, takes: 'nothing', page: false, asks: false, turns: 1, fields: [] }
}

function familyOf(address: string): Family {
  if (address.startsWith(plainPaths.auth)) return 'accounts for programs'
  if (address.startsWith('/api/')) return 'programs'
  if (address.startsWith(plainPaths.login)) return 'sign-in'
  return 'staff area'
}

/** The addresses of a route; for one with a slug, the first and the last of the site map and the pattern itself. */
function pathsOf(address: string): string[] {
  if (!address.includes(':slug')) return [address]
  const pattern = new RegExp(`^${address.replace(':slug', '[^/]+')}$`)
  const known = everyPath().filter((at) => pattern.test(at))
  return [known[0] ?? address, known.at(-1) ?? address, address]
}

/** One file of each kind. */
function someFiles(): string[] {
  const folder = path.join(BUILD, 'client')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
  return [...Map.groupBy(names, (name) => path.extname(name)).values()].flatMap((some) => some[0] ?? [])
}
