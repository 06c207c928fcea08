import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { apiOf } from '#server/api.ts'
import { createApp } from '#server/app.ts'
import { type OpenedDatabase, oneEngine } from '../engines.ts'
import { expectWhole } from '../pages/rendered.ts'
import { sourceBuild } from '../source-build.ts'
import { databaseForEach } from '../staff/in-database.ts'
import { type Garage, type GarageOptions, openGarage, tokenOf } from './auth.ts'

/** The password of everyone who signs in. */
export const PASSWORD = 'trombone-sapin-47'
const SITE = 'http://localhost:3000'
const OWNER = 'owner@garage.example'
/** The same for every site, so that sessions stay valid in a copy of the database. */
const AUTH_SECRET = 'known to every site of the tests and to nobody else'

/** The application from its sources with all its middleware, on a test's database. */
export async function openSite(
  opened: OpenedDatabase,
  environment: Record<string, string> = {},
  options: Options = {},
) {
  const build = sourceBuild
  const api = apiOf(build)
  const garage: Garage = await openGarage(
    opened,
    { AUTH_SECRET, ...environment },
    { open: api.openRuntime, ...options },
  )
  const app = createApp({
    build,
    api,
    runtime: garage.runtime,
    isPublished: () => true,
  })
  const visit = (cookies?: Cookies) => new Browser((request) => Promise.resolve(app.fetch(request)), cookies)

  /** Signs up, confirms and signs in; the first person becomes admin. @returns their browser. */
  async function enter(email: string): Promise<Browser> {
    const browser = visit()
    await browser.post('/login?tab=sign-up', { intent: 'sign-up', email, password: PASSWORD })
    await browser.get(`/login?confirm=${await tokenOf(garage.runtime, email, 'confirm')}`)
    await browser.post('/login', { intent: 'sign-in', email, password: PASSWORD })
    return browser
  }

  return { build, garage, app, visit, enter }
}

export type Site = Awaited<ReturnType<typeof openSite>>

type Options = Omit<GarageOptions, 'open'>

/**
 * An empty site for each test of a suite, on the engine that `open` opens. Registers the hooks.
 * @param environment variables of the site, asked for when it opens
 */
export function siteForEach(
  open: (template?: string) => Promise<OpenedDatabase> = oneEngine.open,
  options: Options = {},
  environment: () => Record<string, string> = () => ({}),
) {
  const at = databaseForEach([], open)
  let site: Site
  beforeEach(async () => {
    site = await openSite(at.opened, environment(), options)
  })
  afterEach(() => site.garage.close())
  return {
    get site() {
      return site
    },
    get database() {
      return at.database
    },
  }
}

/**
 * A site for each test whose owner is signed in, as are other `people`: they sign up once per suite, and each test gets a copy of
 * that database. Call it inside `describe`: it registers hooks.
 */
export function siteWithOwnerForEach(
  open = oneEngine.open,
  environment?: () => Record<string, string>,
  { people = [], ...options }: Options & { people?: string[] } = {},
) {
  let first: OpenedDatabase
  const cookies = new Map<string, Cookies>()
  let browsers: Map<string, Browser>
  beforeAll(async () => {
    first = await open()
    const site = await openSite(first)
    for (const email of [OWNER, ...people]) cookies.set(email, (await site.enter(email)).cookies)
    await site.garage.close()
    await first.database.close()
  })
  afterAll(() => first.close())
  const fixture = siteForEach(() => open(first.url), options, environment)
  beforeEach(() => {
    browsers = new Map([...cookies].map(([email, kept]) => [email, fixture.site.visit(kept)]))
  })
  const as = (email: string) => browsers.get(email) ?? fixture.site.visit()
  return {
    get site() {
      return fixture.site
    },
    get database() {
      return fixture.database
    },
    get owner() {
      return as(OWNER)
    },
    /** The browser of one who has signed up; of a stranger for any other address. */
    as,
  }
}

type Cookies = ReadonlyMap<string, string>

/** Expects an answer to have this status, and to say this. */
export async function expectSaid(answer: Response | Promise<Response>, status: number, words: string) {
  const given = await answer
  expect([given.status, await given.text()]).toEqual([status, expect.stringContaining(words)])
}

/** A page, without its scripts. */
export const textOf = async (response: Response | Promise<Response>) =>
  (await (await response).text()).replace(/<script.*?<\/script>/gs, '')

/** A browser without scripts: cookies and forms only. */
export class Browser {
  readonly cookies: Map<string, string>
  readonly #answer: (request: Request) => Promise<Response>

  constructor(answer: (request: Request) => Promise<Response>, cookies: Cookies = new Map()) {
    this.#answer = answer
    this.cookies = new Map(cookies)
  }

  get(address: string): Promise<Response> {
    return this.ask(address, 'GET')
  }

  /** Sends a request without a body, with extra headers. */
  ask(address: string, method: 'GET' | 'HEAD', more: Record<string, string> = {}): Promise<Response> {
    const headers = { ...this.#headers(), ...more }
    return this.#send(new Request(new URL(address, SITE), { method, headers }))
  }

  /** Requests an address and follows its redirects. */
  async follow(address: string): Promise<Response> {
    const answer = await this.get(address)
    const to = answer.headers.get('location')
    return to ? this.follow(to) : answer
  }

  async post(
    address: string,
    fields: Record<string, string> | [name: string, value: string][] | FormData,
    origin = SITE,
  ): Promise<Response> {
    // Bytes, as from a socket: Node's own stream of a form rejects, out of anyone's reach, where a body is refused unread.
    const written = new Response(fields instanceof FormData ? fields : new URLSearchParams(fields))
    const headers = { ...this.#headers(), origin, 'content-type': written.headers.get('content-type') ?? '' }
    const body = await written.arrayBuffer()
    return this.#send(new Request(new URL(address, SITE), { method: 'POST', headers, body }))
  }

  /** Posts JSON as a script of the page does. */
  postJson(address: string, value: unknown, origin = SITE): Promise<Response> {
    const headers = { ...this.#headers(), origin, 'content-type': 'application/json' }
    const body = JSON.stringify(value)
    return this.#send(new Request(new URL(address, SITE), { method: 'POST', headers, body }))
  }

  #headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return cookie ? { cookie } : {}
  }

  async #send(request: Request): Promise<Response> {
    const response = await this.#answer(request)
    if (request.method === 'GET' && response.headers.get('content-type')?.startsWith('text/html'))
      expectWhole(await response.clone().text(), request.url)
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }
}
