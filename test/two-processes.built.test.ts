import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../scripts/free-port.ts'
import { startProxy } from '../tools/proxy/proxy.ts'
import { compare, post } from '../tools/torture/torture-visitors.ts'
import { postgres } from './engines.ts'
import { startGarage } from './garage.ts'

const POSTING = 6
const READ = ['/', '/prix', '/en/contact?service=brakes', '/services/freins']
/** Addresses whose secrets the proxy does not log. */
const SECRETS = [
  '/suivi/hidden',
  '/en/follow/hidden/photo/1',
  '/login/new-password?token=hidden',
  '/%73uivi/hidden',
]
/** Posts answered before and after the kill. */
const POSTS = 30

test('one of two processes killed under load: no visitor behind nginx notices, nothing is lost or doubled', async () => {
  const opened = await postgres.open()
  const port = await freePort()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'garage-pair-'))
  const settings = {
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: opened.url,
    AUTH_SECRET: 'x'.repeat(64),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    REQUEST_LIMITS: 'off',
    LOG_LEVEL: 'error',
  }
  const servers = await Promise.all([startGarage(settings), startGarage(settings)])
  const proxy = await startProxy({ port, to: servers.map(({ url }) => url) })

  /** The reference for each e-mail, and what no visitor should have met: nothing is tried again. */
  const answered = new Map<string, string>()
  const errors: string[] = []
  let over = false
  const send = async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const { status, reference } = await post(proxy.url, email, crypto.randomUUID())
    if (reference) answered.set(email, reference)
    else errors.push(`post: ${status}`)
  }
  const read = async (address: string) => {
    const answer = await fetch(proxy.url + address).catch(() => undefined)
    if (!(await answer?.text().catch(() => ''))?.includes('</html>'))
      errors.push(`${address}: ${answer?.status}`)
  }
  const again = async (visit: () => Promise<void>) => {
    while (!over) await visit()
  }
  const visitors = [
    ...Array.from({ length: POSTING }, () => again(send)),
    ...READ.map((address) => again(() => read(address))),
  ]
  const answeredMore = async (count: number) => {
    const enough = answered.size + count
    await expect.poll(() => answered.size, { timeout: 120_000 }).toBeGreaterThanOrEqual(enough)
  }
  try {
    await answeredMore(POSTS)
    servers[0]?.server.kill('SIGKILL')
    await answeredMore(2 * POSTS)
    over = true
    await Promise.all(visitors)
    for (const address of SECRETS) await fetch(proxy.url + address)
    expect(proxy.logs()).toContain('"GET /login/new-password"')
    expect(proxy.logs()).not.toContain('hidden')
    expect(errors).toEqual([])
    const counts = await compare(opened.url, answered)
    expect(counts).toMatchObject({ missing: 0, doubled: 0, 'without mails': 0 })
  } finally {
    over = true
    await Promise.all(visitors)
    await Promise.all(servers.map((server) => server.stop()))
    await proxy.stop()
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
