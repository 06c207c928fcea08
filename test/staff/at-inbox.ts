import { afterEach, vi } from 'vitest'
import type { Tables } from '#database/tables.ts'
import { type Browser, siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { extended } from '../extended.ts'
import { wordsOf } from '../pages/rendered.ts'
import { type Kept, keep } from '../requests/stored-request.ts'
import { rowsIn } from './in-database.ts'

export const OWNER = 'owner@garage.example'
export const SECOND = 'second@garage.example'
const REQUEST = '/admin/requests/G-TEST-1'

type Fields = Parameters<Browser['post']>[1]

/** The owner of an empty garage, who is the admin, and other `people` at its inbox, without scripts. Registers the hooks. */
export function atInbox(options: Parameters<typeof siteWithOwnerForEach>[2] = {}) {
  const here = siteWithOwnerForEach(undefined, undefined, options)
  afterEach(() => void vi.useRealTimers())

  const html = async (address = REQUEST, by = here.owner) => (await by.get(address)).text()

  return extended(here, {
    get db() {
      return here.database.db
    },
    html,
    /** The HTML of a page's main content, without React's comments. */
    main: async (address?: string) => mainOf(await html(address)),
    words: async (address?: string) => wordsOf(await html(address)),
    /** Sends a form, of the first request's page unless an address says otherwise. */
    async post(fields: Fields, address = REQUEST, by = here.owner) {
      const answer = await by.post(address, fields)
      const page = await answer.text()
      return { status: answer.status, to: answer.headers.get('location'), html: page, words: wordsOf(page) }
    },
    rows: <Table extends keyof Tables>(table: Table) => rowsIn(here.database.db, table),
    keep: (...rows: Kept[]) => keep(here.database.db, ...rows),
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
  })
}

const since = '2026-10-01T12:00:00.000Z'
const storedMail = {
  ...{ kind: 'mail', mail: 'request.notice', request_id: 'id-1', lang: 'fr', state: 'failed' },
  ...{ created_at: since, due_at: since, to_address: 'a@garage.example' },
  ...{ subject: '', html: '', text: '' },
}

export function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}
