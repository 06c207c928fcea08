import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { Garage } from './garage.ts'
import { type RawAnswer, raw } from './raw-http.ts'

export const PASSWORD = 'trombone-sapin-47'

/** Timeout for a mail: it comes at once, but later on a busy machine. */
export const MAIL_MILLISECONDS = 60_000

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** An HTTP client for a running garage; `site` is the origin the server expects. */
export function httpClientOf({ url, dataDir }: Omit<Garage, 'databaseUrl'>, site = url) {
  const get = (path: string, headers: Record<string, string> = {}) => raw(url, { path, headers })

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    raw(url, {
      method: 'POST',
      path,
      headers: { ...FORM, Origin: site, ...headers },
      body: new URLSearchParams(fields).toString(),
    })

  /** The first mail to an address: its source and its text. */
  async function mailTo(address: string): Promise<{ source: string; text: string }> {
    const folder = path.join(dataDir, 'mail')
    const giveUp = Date.now() + MAIL_MILLISECONDS
    for (;;) {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((name) => /^[^.].*\.eml$/.test(name))) {
        const source = await readFile(path.join(folder, name), 'utf8')
        if (source.includes(`To: ${address}`))
          return { source, text: (await PostalMime.parse(source)).text ?? '' }
      }
      if (Date.now() > giveUp) throw new Error(`No mail to ${address}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Signs up, confirms and signs in. @returns every Set-Cookie line on the way, and the cookies of the session. */
  async function enter(email: string, headers: Record<string, string> = {}) {
    await post('/login?tab=sign-up', { intent: 'sign-up', email, password: PASSWORD }, headers)
    const link = new URL(/https?:\/\/\S+/.exec((await mailTo(email)).text)?.[0] ?? '')
    const confirmed = await get(link.pathname + link.search, headers)
    const given = { intent: 'sign-in', email, password: PASSWORD }
    const entered = await post('/login', given, { ...headers, Cookie: cookieOf(confirmed) })
    if (entered.headers.location !== '/admin') throw new Error(`Not let in: ${entered.status}`)
    return { lines: [...cookieLines(confirmed), ...cookieLines(entered)], cookie: cookieOf(entered) }
  }

  return { get, post, mailTo, enter }
}

export function cookieLines({ headers }: RawAnswer): string[] {
  return headers['set-cookie'] ?? []
}

/** The Cookie header a browser sends after a response. */
function cookieOf(answer: RawAnswer): string {
  return cookieLines(answer)
    .filter((line) => !line.includes('Max-Age=0'))
    .map((line) => line.split(';')[0])
    .join('; ')
}
