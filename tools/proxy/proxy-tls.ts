import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { plainPaths } from '#app/site-map.ts'
import { check } from '../../scripts/checks.ts'
import { freePort } from '../../scripts/free-port.ts'
import { cookieLines, httpClientOf } from '../../test/http-client.ts'
import { startTwoServers } from '../../test/two-servers.ts'
import { selfSigned } from './proxy.ts'

/** Two processes behind the guide's nginx with TLS and a self-signed certificate. */
export async function tls(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-tls-'))
  const certificate = selfSigned(folder)
  setDefaultCACertificates([...getCACertificates('default'), certificate.text])
  const plainPort = await freePort()
  const pair = await startTwoServers({}, 'garage-tls-', { ...certificate, plainPort })
  try {
    const visitor = httpClientOf(pair)
    const plain = await fetch(`http://localhost:${plainPort}/prix?a=1`, { redirect: 'manual' })
    check(
      'http leads to https',
      plain.status === 301 && /^https:.*\/prix\?a=1$/.test(plain.headers.get('location') ?? ''),
    )
    const hsts = /max-age=\d{8}/
    for (const address of ['/', '/en/contact?service=brakes', '/robots.txt', '/login', '/nowhere'])
      check(
        `HSTS on ${address}`,
        hsts.test((await visitor.get(address)).headers['strict-transport-security'] ?? ''),
      )
    const home = await visitor.get('/')
    const tags = await Promise.all(
      pair.servers.map(async ({ url }) => (await fetch(`${url}/prix`)).headers.get('etag')),
    )
    check('both processes give a page the same ETag', tags[0] !== null && tags[0] === tags[1])
    check(
      'pages ask for https alone',
      home.headers['content-security-policy']?.includes('upgrade-insecure-requests'),
    )
    check('canonical addresses are https', home.text.includes(`<link rel="canonical" href="${pair.url}/"`))

    const { lines, cookie } = await visitor.enter('owner@garage.example')
    check(
      'cookies are __Host- and Secure',
      lines.length > 0 && lines.every((line) => /^__Host-.*; ?Secure/i.test(line)),
    )
    const inbox = () => visitor.get(plainPaths.admin, { Cookie: cookie })
    const answers = await Promise.all(Array.from({ length: 6 }, inbox))
    check(
      'a session holds on both processes',
      answers.every(({ status }) => status === 200),
    )
    const fields = { intent: 'sign-in', email: 'owner@garage.example', password: 'wrong' }
    for (const origin of ['https://evil.example', pair.url.replace('https', 'http')])
      check(
        `a post from ${new URL(origin).protocol}//${new URL(origin).hostname} is refused`,
        (await visitor.post('/login', fields, { Origin: origin })).status === 403,
      )
    check('a post of our own is heard', (await visitor.post('/login', fields)).status !== 403)
    check('the live inbox arrives at once', await firstNews(pair.url, cookie))
    check('cookie lines stay off published pages', cookieLines(home).length === 0)

    for (const { server } of pair.servers) server.kill('SIGKILL')
    const down = await visitor.get('/contact')
    check(
      'with no process left: 502 with the phone',
      down.status === 502 && /href="tel:\+1\d{10}"/.test(down.text),
    )
    check(
      'that page is not kept, and runs nothing',
      down.headers['cache-control'] === 'no-store' &&
        `${down.headers['content-security-policy']}`.startsWith("default-src 'none'"),
    )
  } finally {
    await pair.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether the live inbox sends something within two seconds. */
async function firstNews(url: string, cookie: string): Promise<boolean> {
  const aborter = new AbortController()
  const late = setTimeout(() => aborter.abort(), 2_000)
  try {
    const { body } = await fetch(url + plainPaths.inboxEvents, {
      headers: { cookie },
      signal: aborter.signal,
    })
    return (await body?.getReader().read())?.done === false
  } catch {
    return false
  } finally {
    clearTimeout(late)
    aborter.abort()
  }
}
