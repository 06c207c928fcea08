import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { plainPaths } from '#app/site-map.ts'
import { LEAST_REQUESTS, LONGEST_SECONDS, type Part, type Row, run, type Scanned } from './scan.ts'

/** The modules of wapiti that need no network; without `csrf`, `nikto` and `wapp`. */
const MODULES = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
]
// `csrf` looks for a hidden token in each form. The site checks the origin of each request instead
// (test/attack/attack-wire.test.ts); `nikto` and `wapp` fetch their lists from the network and look for other products.

/** Findings of wapiti, mostly due to plain http, and why they are no weakness here. Nothing else is excused. */
const EXCUSED: readonly { category: string; info: RegExp; why: string }[] = [
  {
    category: 'HTTP Secure Headers',
    info: /Strict-Transport-Security is not set/,
    why: 'scanned over plain http; behind TLS it is sent (test/pages/observatory.test.ts)',
  },
  {
    category: 'HTTP Secure Headers',
    info: /X-XSS-Protection is not set/,
    why: 'no browser reads it any more; the content policy stands in its place',
  },
  {
    category: 'Secure Flag cookie',
    info: /Secure flag is not set in the cookie : garage[-.]/,
    why: 'scanned over plain http; behind TLS every cookie is Secure (test/attack/attack-wire.test.ts)',
  },
  {
    category: 'HttpOnly Flag cookie',
    info: /HttpOnly flag is not set in the cookie : garage-notice/,
    why: 'a published page reads the word for the next page; it says only which sentence to show',
  },
]

/**
 * Left out of a signed-in scan, which would sign itself out, revoke its own role, or read a stream for ever. wapiti's own
 * option for this breaks on Python 3.11, so the proxy refuses these requests.
 */
const LEFT_ALONE = [
  `POST ${plainPaths.signOut}`,
  `POST ${plainPaths.account}`,
  `POST ${plainPaths.people}`,
  `GET ${plainPaths.inboxEvents}`,
]

type Finding = { info: string; path: string; parameter: string | null }

/** Runs wapiti on the public site, or signed in on the staff area. */
export async function wapiti(scanned: Scanned, part: Part, cookie: string): Promise<Row> {
  const { site, folder, proxy } = scanned
  const report = path.join(folder, `${part}.json`)
  const home = path.join(folder, part)
  mkdirSync(home)
  // Without this list it would fetch one from the network.
  writeFileSync(path.join(home, 'apps.json'), '{}')
  const staff = cookie !== ''
  const cookies = path.join(folder, `${part}-cookies.json`)
  writeFileSync(cookies, cookieFile(cookie))
  const start = staff ? plainPaths.admin : '/'
  proxy.refuse(staff ? LEFT_ALONE : [])
  const { output, ended, seconds, tried } = await run(
    scanned,
    'wapiti',
    [
      ['-u', `${site}${staff ? `${start}/` : start}`, '--scope', 'folder'],
      ['-s', `${site}${start}`, '-d', '4', '--max-files-per-dir', '40'],
      ['--max-scan-time', '100', '--max-attack-time', '22', '-t', '10'],
      ['-m', MODULES.join(','), '--no-bugreport', '--store-session', home, '--store-config', home],
      ['--endpoint', 'http://127.0.0.1:9/', '-f', 'json', '-o', report, '-v', '0'],
      staff ? ['-c', cookies] : [],
    ].flat(),
    LONGEST_SECONDS,
  )
  proxy.refuse([])
  const row = { part, about: staff ? 'staff area, as owner' : 'public site', seconds, tried }
  if (!ended || !existsSync(report))
    return { ...row, found: [`it did not end: ${output.slice(-300)}`], excused: [] }
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    'vulnerabilities' | 'anomalies',
    Record<string, Finding[]>
  >
  const found = tried < LEAST_REQUESTS.wapiti ? [`only ${tried} requests`] : []
  const excused: string[] = []
  for (const [category, findings] of Object.entries({ ...vulnerabilities, ...anomalies })) {
    for (const { info, path: at, parameter } of findings) {
      const line = `${category}: ${info} (${at}${parameter ? `, ${parameter}` : ''})`
      const why = EXCUSED.find((one) => one.category === category && one.info.test(info))?.why
      if (why) excused.push(`${category}: ${info} — ${why}`)
      else found.push(line)
    }
  }
  return { ...row, found, excused }
}

/** Cookies in wapiti's format. */
function cookieFile(cookie: string): string {
  const all = cookie
    .split('; ')
    .map((pair) => pair.split(/=(.*)/s))
    .map(([name = '', value = '']) => [name, { value, version: 0, expires: null, secure: false, port: null }])
  return JSON.stringify({ '127.0.0.1': { '/': Object.fromEntries(all) } })
}
