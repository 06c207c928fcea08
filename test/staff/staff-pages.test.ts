import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { countClick } from '#app/clicks/clicks.server.ts'
import type { Database } from '#database/connect.ts'
import { MAIL_MILLISECONDS } from '../http-client.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { atInbox } from './at-inbox.ts'
import { typedIncident } from './incident.ts'

/** Every row of every table, without the time of last use, which every request updates. */
async function rowsOf({ db }: Database): Promise<Record<string, string[]>> {
  // That the database can be written to is found by writing.
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'write_checks')
  const all = tables.map(async ({ name }) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    return [name, rows.map((row) => JSON.stringify({ ...row, lastUsedAt: null })).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(all))
}

/** The files of a zip, by name, read from its directory at the end. */
function filesIn(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = zip.readUInt32LE(end + 16)
  while (zip.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const length = (from: number) => zip.readUInt16LE(at + from)
    const [name, extra, comment] = [length(28), length(30), length(32)]
    const start = zip.readUInt32LE(at + 42)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = zip.subarray(from, from + size)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), `${method ? inflateRawSync(bytes) : bytes}`)
    at += 46 + name + extra + comment
  }
  return files
}

/** The sheet for the workshop and the page without network have their own. */
const TITLE = />([^|<]+ \| (Staff area|Évaluation écrite et bon de travail)|Pas de réseau)</

describe('The staff area', () => {
  const at = atInbox()

  test('changes nothing, whoever asks for whatever page in whatever way, and each page has its title', async () => {
    await at.keep(1)
    const added = await at.owner.post('/admin/privacy/incidents/new', typedIncident)
    const story = new URL(added.headers.get('location') ?? '', 'http://localhost:3000').pathname
    const routes = Object.values(at.site.build.routes).flatMap((route) => route?.path ?? [])
    const addresses = [
      ...routes.filter((path) => /^\/(admin|login)\b/.test(path) && !path.includes(':')),
      ...['/admin/requests/G-TEST-1', '/admin/requests/G-TEST-1/work-order', story],
      ...['?', '/export?', '?step=erase&'].map((query) => `/admin/privacy${query}q=visitor@example.com`),
    ]
    expect(addresses.length).toBeGreaterThan(20)
    await vi.waitFor(async () => {
      const mails = (await at.rows('jobs')).filter(({ kind, state }) => kind === 'mail' && state !== 'sent')
      expect([mails, await at.rows('retention_run')]).toMatchObject([[], [{}]])
    }, MAIL_MILLISECONDS)
    const before = await rowsOf(at.database)
    const ways = [
      [at.owner, 'GET', {}],
      [at.owner, 'HEAD', {}],
      [at.owner, 'GET', { 'Sec-Purpose': 'prefetch', Purpose: 'prefetch' }],
      [at.site.visit(), 'GET', {}],
    ] as const
    for (const address of addresses)
      for (const [browser, method, headers] of ways)
        for (const path of [address, address.replace(/(\?|$)/, '.data$1')]) {
          const answer = await browser.ask(path, method, headers)
          expect(answer.status, `${method} ${path}`).toBeLessThan(500)
          const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html')
          const text = isPage && method === 'GET' ? await answer.text() : await answer.body?.cancel()
          if (!text) continue
          expect(text.match(/<title>[^<]+<\/title>/g), path).toEqual([expect.stringMatching(TITLE)])
          expect(text, path).toContain('<meta name="robots" content="noindex"')
        }
    expect(await rowsOf(at.database)).toEqual(before)
  })

  test('hands over everything in one file: the site, its articles and every request, spam and notes too', async () => {
    const files = async () => {
      const answer = await at.owner.get('/admin/account/everything')
      const named = /^attachment; filename="garage-\d{4}-\d\d-\d\d\.zip"$/
      expect(answer.headers.get('content-disposition')).toMatch(named)
      return filesIn(Buffer.from(await answer.arrayBuffer()))
    }
    expect(JSON.parse((await files()).get('requests.json') ?? '')).toEqual([])
    await at.keep(
      storedRequest(1, { name: 'Élise Gagné' }),
      storedRequest(2, { name: 'Référencement', status: 'spam', spam_since: 'x' }),
    )
    await at.post({ intent: 'note', note: 'Rappeler jeudi' })
    const taken = await files()
    expect(taken.get('requests.csv')).toMatch(/Élise Gagné[\s\S]*Référencement/)
    expect(JSON.parse(taken.get('requests.json') ?? '')).toMatchObject([
      { reference: 'G-TEST-1', notes: [{ text: 'Rappeler jeudi' }] },
      { status: 'spam', notes: [], history: [] },
    ])
    expect(JSON.parse(taken.get('site.json') ?? '')).toHaveProperty('prices.oilChange.amount')
    expect([...taken.keys()].filter((name) => name.startsWith('articles/'))).toHaveLength(6)
  })

  test('shows the figures of any period that its address names', async () => {
    const created_at = new Date().toISOString()
    const earlier = new Date(Date.now() - 60 * 86_400_000).toISOString()
    await at.keep(storedRequest(1, { created_at }), storedRequest(2, { created_at: earlier }))
    await countClick(at.db, 'call')
    const shown = async (query: string) => {
      const page = await at.html(`/admin/overview${query}`)
      const parts = ['Received</th><td[^>]*>', 'Call</th><td[^>]*>', 'aria-current="page"[^>]*days=']
      return parts.map((part) => new RegExp(`${part}(\\d+)`).exec(page)?.[1]).join(' ')
    }
    expect(await shown('')).toBe('1 1 30')
    expect(await shown('?days=90')).toBe('2 1 90')
    expect(await shown('?days=-1%27')).toBe('1 1 30')
  })
})
