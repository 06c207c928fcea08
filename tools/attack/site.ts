import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { startGarage } from '../../test/garage.ts'
import { cookieLines, httpClientOf } from '../../test/http-client.ts'
import { raw } from '../../test/raw-http.ts'
import { VISITOR } from './forms.ts'
import { saveState } from './saved-state.ts'

export const ADMIN = 'owner@garage.example'
export const CLERK = 'clerk@garage.example'
const INVITED = 'invited@garage.example'

/** Who sends: a stranger, someone with mailed links, someone signed in without a role, an admin. */
export const people = ['stranger', 'holder', 'clerk', 'admin'] as const
export type Who = (typeof people)[number]

export type AttackedSite = Awaited<ReturnType<typeof openAttackedSite>>

let forwarded = 0
/** A header that puts each request in its own network, so that no rate limit hides later failures. */
export function addressOfItsOwn(): Record<string, string> {
  forwarded += 1
  return {
    'X-Forwarded-For': `${11 + ((forwarded >> 16) & 63)}.${forwarded & 255}.${(forwarded >> 8) & 255}.7`,
  }
}

/** A garage on a database, with its people, mailed links, and a request that nobody may change. */
export async function openAttackedSite(name: string, databaseUrl?: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-attack-'))
  const logFile = path.join(folder, 'log')
  const garage = await startGarage(
    {
      TRUSTED_PROXIES: '127.0.0.1,::1',
      REQUEST_LIMITS: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    'garage-attacked-',
    // All output of the server goes to a file: the log and anything else it prints.
    ['sh', '-c', `exec "$0" "$@" >${logFile} 2>&1`],
  )
  const { url, dataDir } = garage
  const { post, enter } = httpClientOf(garage)

  async function linkIn(mailsTo: string, pattern: RegExp): Promise<string> {
    for (let tries = 0; tries < 400; tries += 1) {
      for (const file of await readdir(path.join(dataDir, 'mail')).catch(() => [])) {
        if (!/^[^.].*\.eml$/.test(file)) continue
        const source = await readFile(path.join(dataDir, 'mail', file), 'utf8')
        if (!source.includes(`To: ${mailsTo}`)) continue
        const found = pattern.exec((await PostalMime.parse(source)).text ?? '')?.[1]
        if (found) return found
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`No mail to ${mailsTo} with ${pattern}`)
  }

  async function request(email: string, more: Record<string, string> = {}): Promise<string> {
    const answer = await raw(url, {
      method: 'POST',
      path: plainPaths.sendRequest,
      headers: { 'Content-Type': 'application/json', ...addressOfItsOwn() },
      body: JSON.stringify({
        name: 'Ida Lavoie',
        phone: '514 555-0142',
        email,
        service_type: 'freins',
        message: crypto.randomUUID(),
        ...more,
      }),
    })
    return (JSON.parse(answer.text) as { reference: string }).reference
  }

  const admin = (await enter(ADMIN, addressOfItsOwn())).cookie
  const clerk = (await enter(CLERK, addressOfItsOwn())).cookie
  const asAdmin = { ...addressOfItsOwn(), Cookie: admin }
  await post(plainPaths.people, { intent: 'invite', role: 'admin', email: INVITED }, asAdmin)
  await post(plainPaths.account, { intent: 'email', email: 'new@garage.example' }, asAdmin)
  await post(plainPaths.forgotPassword, { email: CLERK }, addressOfItsOwn())
  const incident = { known_on: '2026-10-05', occurred: '2026-10-04', circumstances: 'x', information: 'x' }
  const added = await post(
    `${plainPaths.incidents}/new`,
    { ...incident, serious_risk: 'unknown', people: '3' },
    asAdmin,
  )
  const mailed = {
    invitation: await linkIn(INVITED, /token=([\w-]+)/),
    emailChange: await linkIn(ADMIN, /email-change\?token=([\w-]+)/),
    token: await linkIn(CLERK, /token=([\w-]+)/),
  }
  const sentinel = await request('sentinel@example.org')
  // Agrees to reminders, because the list of consents shows a form only when there is one.
  const visit = () => request(VISITOR, { name: 'Omer Gagnon', phone: '514 555-0163', reminders: 'yes' })
  let reference = await visit()
  const state = await saveState(garage.databaseUrl)
  const untouched = await state.request(sentinel)
  if (!untouched) throw new Error('The request to be watched was not kept')
  let readUpTo = 0

  async function putBack(): Promise<void> {
    await state.putBack()
    if (!(await state.request(reference))) reference = await visit()
  }

  return {
    name,
    url,
    stop: async () => {
      await state.close()
      await garage.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    /** Values for the parameters in an address, such as `:reference` and `:incident`. */
    params: () => ({
      ':reference': reference,
      ':incident': /incidents\/([^?]+)/.exec(added.headers.location ?? '')?.[1] ?? 'new',
      '*': 'nowhere',
    }),
    /** The cookies a person sends to an address. */
    cookieOf(who: Who): string {
      if (who === 'admin') return admin
      if (who === 'clerk') return clerk
      if (who === 'stranger') return ''
      const tokens = `garage-invitation=${mailed.invitation}; garage-email-change=${mailed.emailChange}; garage-new-password=${mailed.token}`
      return `${tokens}; garage-confirmation=x; garage.two_factor=x.y`
    },
    /** Requests a passkey challenge. @returns its cookie, which goes with the answer. */
    async question(at: string, cookie: string): Promise<string> {
      const answer = await post(at, {}, { ...addressOfItsOwn(), ...(cookie && { Cookie: cookie }) })
      return cookieLines(answer)
        .map((line) => line.split(';')[0])
        .join('; ')
    },
    putBack,
    /** Why the site is no longer sound: the watched request changed, or it answers wrongly. Undefined if all is well. */
    async harm(): Promise<string | undefined> {
      const now = await state.request(sentinel)
      if (now !== untouched) return `the watched request was changed: ${untouched} -> ${now}`
      await putBack()
      const page = await raw(url, { path: requestPath(reference), headers: { Cookie: admin } })
      if (page.status !== 200) return `the admin’s page of a request answered ${page.status}`
      const ready = await raw(url, { path: '/readyz' })
      return ready.status === 200 ? undefined : `/readyz answered ${ready.status}`
    },
    /** Errors logged since the last call, and output that is not a log line. */
    newErrors(): string[] {
      const fresh = readFileSync(logFile, 'utf8').slice(readUpTo)
      // A line that is still being written is left for the next call.
      const whole = fresh.slice(0, fresh.lastIndexOf('\n') + 1)
      readUpTo += whole.length
      return whole.split('\n').filter((line) => line && !isExpected(line))
    },
  }
}

/** Log lines below error level, and what the account library prints about a request it refused. */
function isExpected(line: string): boolean {
  if (/^\{.*"level":"(debug|info|warn)"/.test(line)) return true
  return line.includes('"event":"auth","text"') && !line.includes('"error":')
}
