import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { GarageOptions } from '../accounts/auth.ts'
import { type Browser, openSite, siteForEach } from '../accounts/auth-site.ts'
import { type Engine, engines, type OpenedDatabase } from '../engines.ts'
import { wordsOf } from '../pages/rendered.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

export const OWNER = 'owner@garage.example'
export const SECOND = 'second@garage.example'
const REQUEST = '/admin/requests/G-TEST-1'

type Fields = Parameters<Browser['post']>[1]

/**
 * The owner of an empty garage at its inbox, without scripts, on one engine: what differs between engines is tested by calls. The
 * owner, who is the admin, and the other `people` sign up once a file; each test gets a copy of that garage. Registers the hooks.
 */
export function atInbox({
  people = [],
  ...options
}: Omit<GarageOptions, 'open'> & { people?: string[] } = {}) {
  const open = engines[0]?.open as Engine['open']
  let first: OpenedDatabase
  const cookies = new Map<string, Browser['cookies']>()
  let browsers: Map<string, Browser>
  beforeAll(async () => {
    first = await open()
    const site = await openSite(first)
    for (const email of [OWNER, ...people]) cookies.set(email, (await site.enter(email)).cookies)
    await site.garage.close()
    await first.database.close()
  })
  afterAll(() => first.close())
  const here = siteForEach(() => open(first.url), options)
  beforeEach(() => {
    browsers = new Map([...cookies].map(([email, kept]) => [email, here.site.visit(kept)]))
  })
  afterEach(() => void vi.useRealTimers())

  const as = (email: string) => browsers.get(email) ?? here.site.visit()
  const html = async (address = REQUEST, by = as(OWNER)) => (await by.get(address)).text()

  return {
    get site() {
      return here.site
    },
    get database() {
      return here.database
    },
    get db() {
      return here.database.db
    },
    get owner() {
      return as(OWNER)
    },
    /** The browser of one who has signed up; of a stranger for any other address. */
    as,
    html,
    /** The HTML of a page's main content, without React's comments. */
    main: async (address?: string) => mainOf(await html(address)),
    words: async (address?: string) => wordsOf(await html(address)),
    /** Sends a form, of the first request's page unless an address says otherwise. */
    async post(fields: Fields, address = REQUEST, by = as(OWNER)) {
      const answer = await by.post(address, fields)
      const page = await answer.text()
      return { status: answer.status, to: answer.headers.get('location'), html: page, words: wordsOf(page) }
    },
    keep: (...rows: (number | ReturnType<typeof storedRequest>)[]) =>
      keep(here.database.db, ...rows.map((one) => (typeof one === 'number' ? storedRequest(one) : one))),
    request: (number = 1) =>
      here.database.db
        .selectFrom('contact_submissions')
        .selectAll()
        .where('reference', '=', `G-TEST-${number}`)
        .executeTakeFirstOrThrow(),
    idOf: async (email: string) => {
      const user = here.database.db.selectFrom('user').select('id').where('email', '=', email)
      return (await user.executeTakeFirstOrThrow()).id
    },
    /** Stores a mail of a request as the queue holds it. */
    keepMail: (id: string, more: Record<string, unknown> = {}) =>
      here.database.db
        .insertInto('jobs')
        .values({ ...storedMail, id, message_id: id, ...more } as never)
        .execute(),
  }
}

const storedMail = {
  kind: 'mail',
  mail: 'request.notice',
  request_id: 'id-1',
  created_at: '2026-10-01T12:00:00.000Z',
  due_at: '2026-10-01T12:00:00.000Z',
  lang: 'fr',
  to_address: 'a@garage.example',
  subject: '',
  html: '',
  text: '',
  state: 'failed',
}

export function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}
