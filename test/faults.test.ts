import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusalCopy } from '#app/content/texts/refusals.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '#database/migrations.ts'
import { engines } from './engines.ts'
import { startGarage } from './garage.ts'
import { holdFile } from './hold-file.ts'
import { becomeOwner, signIn } from './mailed-owner.ts'
import { postgresProxyTo } from './postgres-proxy.ts'
import { startMailServer } from './requests/mail-server.ts'

type Running = Awaited<ReturnType<typeof startGarage>>

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function start(...how: Parameters<typeof startGarage>): Promise<Running> {
  const garage = await startGarage(...how)
  ends.push(() => garage.stop())
  return garage
}

/** Posts a request as the form does. */
async function send({ url }: { url: string }, key: string = crypto.randomUUID(), message = '') {
  const answer = await fetch(`${url}/api/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({
      name: 'Zoé Tremblay',
      phone: '514 555-0199',
      email: `${key}@example.org`,
      service_type: 'freins',
      message,
    }),
    signal: AbortSignal.timeout(20_000),
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}
type Body = { reference?: string; detail?: string; code?: string }

/** Expects the answer for a request that could not be kept: 503, in the visitor's language, with the phone number. */
function expectPhoneNumber(answer: Awaited<ReturnType<typeof send>>): void {
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
  expect(answer.headers.get('content-language')).toBe('fr')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.body.detail).toMatch(/Réessayez .* appelez-nous au \d{3}[-\s]\d{3}-\d{4}/)
}

async function storedIn(url: string): Promise<{ references: string[]; mails: number }> {
  const { db, close } = connect(url)
  const rows = await db.selectFrom('contact_submissions').select('reference').execute()
  const mails = await db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()
  await close()
  return { references: rows.map(({ reference }) => reference), mails: mails.length }
}

const fileOf = ({ dataDir }: Running) => path.join(dataDir, 'garage.db')

/** Requests published pages until told to stop. @returns the 90th percentile of their times, in milliseconds. */
function askForPages({ url }: Running): () => Promise<number> {
  const times: number[] = []
  let over = false
  const asking = (async () => {
    while (!over) {
      const began = performance.now()
      expect((await fetch(`${url}/contact`)).status).toBe(200)
      times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return async () => {
    over = true
    await asking
    return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.9)] ?? Number.NaN
  }
}

test('a SQLite file that another program holds: a moment is waited for, for longer the visitor is told to call; pages stay', async () => {
  const garage = await start()
  const soon = holdFile(fileOf(garage))
  const answer = send(garage)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  soon()
  const first = await answer
  expect(first.status).toBe(201)

  const late = holdFile(fileOf(garage))
  const slowestPage = askForPages(garage)
  const key = crypto.randomUUID()
  const began = performance.now()
  // Concurrent requests fail together, not one after the other.
  for (const answer of await Promise.all([send(garage, key), send(garage), send(garage)]))
    expectPhoneNumber(answer)
  // The first waits five seconds; in sequence they would take fifteen, and a page that had to wait would take five.
  expect(performance.now() - began).toBeLessThan(12_000)
  expect(await slowestPage()).toBeLessThan(2_000)
  late()
  const { status, body } = await send(garage, key)
  expect(status).toBe(201)
  expect((await send(garage, key)).body).toEqual(body)
  const { references, mails } = await storedIn(`file:${fileOf(garage)}`)
  expect(references.toSorted()).toEqual([first.body.reference, body.reference].toSorted())
  expect(mails).toBe(4)
})

test('Postgres gone and back: pages stay, visitors are told to call, nothing is lost or doubled', async () => {
  const postgres = engines.find(({ name }) => name === 'Postgres')
  const opened = await postgres?.open()
  if (!opened) throw new Error('No Postgres')
  ends.push(() => opened.close())
  const line = await postgresProxyTo(opened.url)
  ends.push(() => line.cut())
  const mailServer = await startMailServer()
  ends.push(() => mailServer.close())
  const garage = await start({ DATABASE_URL: line.url, SMTP_URL: mailServer.url })
  await becomeOwner(garage.url, mailServer)
  const cookie = await signIn(garage.url)
  const before = await send(garage)
  expect(before.status).toBe(201)

  await line.cut()
  const key = crypto.randomUUID()
  expectPhoneNumber(await send(garage, key))
  for (const address of ['/', '/en/contact', '/contact?service=freins', '/login'])
    expect((await fetch(garage.url + address)).status, address).toBe(200)
  expect((await fetch(`${garage.url}/healthz`)).status).toBe(200)
  // Its answer is kept for a second.
  await vi.waitFor(async () => expect((await fetch(`${garage.url}/readyz`)).status).toBe(503), {
    timeout: 10_000,
    interval: 200,
  })
  const asStaff = (address: string, more: RequestInit = {}) =>
    fetch(garage.url + address, {
      ...more,
      headers: { cookie, accept: 'text/html', 'accept-language': 'fr-CA', origin: garage.url },
    })
  for (const address of ['/admin', '/admin/desk', '/admin/today'])
    for (const more of [{}, { method: 'POST', body: new URLSearchParams({ intent: 'x' }) }]) {
      const page = await asStaff(address, more)
      expect([page.status, page.headers.get('content-language')], address).toEqual([503, 'fr'])
      expect(await page.text()).toContain(refusalCopy.fr.database.title)
    }
  expect((await asStaff('/admin.data')).status).toBe(503)
  expect((await asStaff('/admin/desk/pictures/file', { method: 'POST', body: new FormData() })).status).toBe(
    503,
  )
  const form = await fetch(`${garage.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams({
      name: 'Zoé',
      phone: '514 555-0199',
      email: 'a@b.org',
      service_type: 'freins',
      message: 'Gardez ceci',
    }),
  })
  expect(form.status).toBe(503)
  expect(await form.text()).toContain('Gardez ceci')

  await line.mend()
  await vi.waitFor(async () => expect((await fetch(`${garage.url}/readyz`)).status).toBe(200), {
    timeout: 10_000,
    interval: 200,
  })
  expect((await fetch(`${garage.url}/admin`, { headers: { cookie } })).status).toBe(200)
  const after = await send(garage, key)
  expect(after.status).toBe(201)
  const { references, mails } = await storedIn(opened.url)
  expect(references.toSorted()).toEqual([before.body.reference, after.body.reference].toSorted())
  // Four for the requests, one for the account.
  expect(mails).toBe(5)
})

test.runIf(process.platform === 'linux')(
  'a full disk: what was answered is kept, others are told to call, and with room again it goes on',

  async () => {
    // Limits the file size: the server meets a write error as on a full disk, without needing a disk of its own.
    const limited = ['bash', '-c', 'trap "" XFSZ; ulimit -S -f 1500; exec "$@"', 'limited']
    const garage = await start({ REQUEST_LIMITS: 'off' }, 'garage-full-', limited)
    const answered: string[] = []
    let refused: Awaited<ReturnType<typeof send>> | undefined
    for (let number = 0; number < 400 && !refused; number += 1) {
      const answer = await send(garage, undefined, 'x'.repeat(3_900))
      if (answer.body.reference) answered.push(answer.body.reference)
      else refused = answer
    }
    expect(answered.length).toBeGreaterThan(5)
    if (!refused) throw new Error('The disk never was full')
    expectPhoneNumber(refused)
    expect((await fetch(`${garage.url}/`)).status).toBe(200)
    execFileSync('prlimit', ['--fsize=unlimited', `--pid=${garage.server.pid}`])
    const again = await vi.waitFor(
      async () => {
        const answer = await send(garage)
        expect(answer.status).toBe(201)
        return answer
      },
      { timeout: 10_000, interval: 250 },
    )
    const { references } = await storedIn(`file:${fileOf(garage)}`)
    for (const reference of [...answered, `${again.body.reference}`]) expect(references).toContain(reference)
  },
)

describe('SIGTERM', () => {
  /** A request whose body is half sent. */
  function halfSent(garage: Running) {
    const body = JSON.stringify({
      name: 'Zoé',
      phone: '514 555-0199',
      email: 'z@example.org',
      service_type: 'freins',
    })
    const { hostname, port } = new URL(garage.url)
    const answer = Promise.withResolvers<number>()
    const sent = httpRequest(
      {
        host: hostname,
        port,
        method: 'POST',
        path: '/api/send-contact-email',
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume()
        response.on('end', () => answer.resolve(response.statusCode ?? 0))
      },
    )
    sent.on('error', answer.reject)
    sent.write(body.slice(0, 20))
    return { answer: answer.promise, finish: () => sent.end(body.slice(20)) }
  }

  const ended = (garage: Running) =>
    new Promise<number | null>((resolve) => garage.server.once('exit', (code) => resolve(code)))

  test('lets the request in flight finish, takes no other, and ends well', async () => {
    const garage = await start()
    const half = halfSent(garage)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const over = ended(garage)
    const began = performance.now()
    garage.server.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(send(garage)).rejects.toThrow()
    half.finish()
    expect(await half.answer).toBe(201)
    expect(await over).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect((await storedIn(`file:${fileOf(garage)}`)).references).toHaveLength(1)
  })

  test('ends within ten seconds even if a request never finishes', async () => {
    const garage = await start()
    const half = halfSent(garage)
    half.answer.catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 300))
    const over = ended(garage)
    const began = performance.now()
    garage.server.kill('SIGTERM')
    await over
    // Ten by the server's own clock; a busy machine schedules its start and end a little later.
    expect(performance.now() - began).toBeLessThan(13_000)
  })
})

describe('starting', () => {
  test.each(engines)(
    'on a half-migrated database on $name does the other half and keeps what is there',
    async ({ open }) => {
      const opened = await open()
      ends.push(() => opened.close())
      const [first] = Object.entries(migrations)
      if (!first) throw new Error('There are no migrations')
      const folder = mkdtempSync(path.join(tmpdir(), 'garage-half-'))
      ends.push(() => rmSync(folder, { recursive: true, force: true }))
      // On SQLite use a new file, because the test's own database is fully migrated.
      const url = opened.database.engine === 'sqlite' ? `file:${path.join(folder, 'half.db')}` : opened.url
      const database = connect(url)
      if (opened.database.engine === 'postgres') {
        const { sql } = await import('kysely')
        await sql.raw('drop schema public cascade').execute(database.db)
        await sql.raw('create schema public').execute(database.db)
      }
      await migrate(database, { [first[0]]: first[1] })
      // As the tables were then.
      await (database.db as unknown as Kysely<{ outbox: Record<string, unknown> }>)
        .insertInto('outbox')
        .values({
          id: 'kept',
          created_at: new Date().toISOString(),
          kind: 'request.notice',
          request_id: null,
          lang: 'fr',
          to_address: 'a@example.org',
          reply_to_name: null,
          reply_to_address: null,
          subject: 'x',
          html: 'x',
          text: 'x',
          link: null,
          message_id: '<kept@example.org>',
          due_at: new Date().toISOString(),
        })
        .execute()
      await database.close()
      const garage = await start({ DATABASE_URL: url })
      expect((await send(garage)).status).toBe(201)
      expect((await storedIn(url)).mails).toBe(3)
      await garage.stop()
    },
  )

  test('on a file that is no database is refused', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'garage-broken-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    const file = path.join(folder, 'garage.db')
    writeFileSync(file, 'this is no database, whatever its name says. '.repeat(200))
    await expect(startGarage({ DATABASE_URL: `file:${file}` })).rejects.toThrow('The server ended with 1')
    expect(readFileSync(file, 'utf8')).toContain('this is no database')
  })
})

const STRACE = '/usr/bin/strace'
test.runIf(existsSync(STRACE))(
  'each request is synced to the disk before it is answered',

  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'garage-strace-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    const record = path.join(folder, 'syncs')
    const garage = await start({ SMTP_URL: 'smtp://127.0.0.1:9', REQUEST_LIMITS: 'off' }, 'garage-strace-', [
      // With -D the tracer runs as a separate process: the server stays our own child and gets our signals.
      STRACE,
      '-D',
      '-f',
      '--seccomp-bpf',
      '-qq',
      '-y',
      '-e',
      'trace=fsync,fdatasync',
      '-o',
      record,
    ])
    const syncs = () =>
      readFileSync(record, 'utf8')
        .split('\n')
        .filter((line) => line.includes('garage.db-wal')).length
    for (let number = 0; number < 10; number += 1) {
      const before = syncs()
      expect((await send(garage)).status).toBe(201)
      expect(syncs()).toBeGreaterThan(before)
    }
  },
)
