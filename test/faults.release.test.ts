import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { refusalCopy } from '#app/content/texts/refusals.ts'
import { connect } from '#database/connect.ts'
import { postgres } from './engines.ts'
import { startGarage } from './garage.ts'
import { holdFile } from './hold-file.ts'
import { httpClientOf } from './http-client.ts'
import { newFolder } from './new-folder.ts'
import { postgresProxyTo } from './postgres-proxy.ts'

type Running = Awaited<ReturnType<typeof startGarage>>

async function start(...how: Parameters<typeof startGarage>): Promise<Running> {
  const garage = await startGarage(...how)
  onTestFinished(() => garage.stop())
  return garage
}

const visitor = { name: 'Zoé', phone: '514 555-0199', email: 'z@example.org', service_type: 'freins' }

/** Posts a request as the form does. */
async function send({ url }: { url: string }, key: string = crypto.randomUUID(), message = '') {
  const answer = await fetch(`${url}/api/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...visitor, email: `${key}@example.org`, message }),
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

test('a SQLite file that another program holds: a moment is waited for, for longer the visitor is told to call; pages stay', async () => {
  const garage = await start()
  const soon = holdFile(fileOf(garage))
  const [first] = await Promise.all([send(garage), fetch(`${garage.url}/contact`).then(soon)])
  expect(first.status).toBe(201)

  const late = holdFile(fileOf(garage))
  const key = crypto.randomUUID()
  const ends: string[] = []
  const ended = (what: string) => () => void ends.push(what)
  const sent = [send(garage, key), send(garage), send(garage)]
  for (const answer of sent) void answer.then(ended('refused'))
  // Five seconds are waited for the file; pages need none of them.
  expect((await fetch(`${garage.url}/contact`)).status).toBe(200)
  expect(ends).toEqual([])
  const began = performance.now()
  for (const answer of await Promise.all(sent)) expectPhoneNumber(answer)
  // Concurrent requests fail together: one after the other they would take fifteen seconds.
  expect(performance.now() - began).toBeLessThan(14_000)
  late()
  const { status, body } = await send(garage, key)
  expect(status).toBe(201)
  expect((await send(garage, key)).body).toEqual(body)
  const { references, mails } = await storedIn(`file:${fileOf(garage)}`)
  expect(references.toSorted()).toEqual([first.body.reference, body.reference].toSorted())
  expect(mails).toBe(4)
})

test('Postgres gone and back: pages stay, visitors are told to call, nothing is lost or doubled', async () => {
  const opened = await postgres.open()
  onTestFinished(() => opened.close())
  const line = await postgresProxyTo(opened.url)
  onTestFinished(() => line.cut())
  const garage = await start({ DATABASE_URL: line.url })
  const { cookie } = await httpClientOf(garage).enter('owner@garage.example')
  const before = await send(garage)
  expect(before.status).toBe(201)

  await line.cut()
  const key = crypto.randomUUID()
  expectPhoneNumber(await send(garage, key))
  for (const address of ['/', '/en/contact', '/contact?service=freins', '/login'])
    expect((await fetch(garage.url + address)).status, address).toBe(200)
  expect((await fetch(`${garage.url}/healthz`)).status).toBe(200)
  // Its answer is kept for a second.
  const readiness = async () => (await fetch(`${garage.url}/readyz`)).status
  await expect.poll(readiness).toBe(503)
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
    body: new URLSearchParams({ ...visitor, message: 'Gardez ceci' }),
  })
  expect(form.status).toBe(503)
  expect(await form.text()).toContain('Gardez ceci')

  await line.mend()
  await expect.poll(readiness).toBe(200)
  expect((await fetch(`${garage.url}/admin`, { headers: { cookie } })).status).toBe(200)
  const after = await send(garage, key)
  expect(after.status).toBe(201)
  const { references, mails } = await storedIn(opened.url)
  expect(references.toSorted()).toEqual([before.body.reference, after.body.reference].toSorted())
  // Four for the requests, one for the account.
  expect(mails).toBe(5)
})

test.runIf(process.platform === 'linux')(
  'a full disk: what was answered is kept, others are told to call',
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
    await expect
      .poll(async () => {
        const { status, body } = await send(garage)
        if (body.reference) answered.push(body.reference)
        return status
      })
      .toBe(201)
    const { references } = await storedIn(`file:${fileOf(garage)}`)
    expect(references).toEqual(expect.arrayContaining(answered))
  },
)

describe('SIGTERM', () => {
  /** A request whose body is half sent; the server has its head. */
  async function halfSent(garage: Running) {
    const body = JSON.stringify(visitor)
    const answer = Promise.withResolvers<number>()
    answer.promise.catch(() => {})
    const sent = httpRequest(new URL('/api/send-contact-email', garage.url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        Expect: '100-continue',
      },
    })
    sent.on('error', answer.reject)
    sent.on('response', (response) => {
      response.resume().on('end', () => answer.resolve(response.statusCode ?? 0))
    })
    sent.flushHeaders()
    await new Promise((resolve) => sent.once('continue', resolve))
    sent.write(body.slice(0, 20))
    return { answer: answer.promise, finish: () => sent.end(body.slice(20)) }
  }

  const ended = (garage: Running) =>
    new Promise<number | null>((resolve) => garage.server.once('exit', (code) => resolve(code)))

  test('lets the request in flight finish, takes no other, and ends well', async () => {
    const garage = await start()
    const half = await halfSent(garage)
    const over = ended(garage)
    garage.server.kill('SIGTERM')
    const taken = () =>
      send(garage).then(
        () => 'taken',
        () => 'refused',
      )
    await expect.poll(taken).toBe('refused')
    half.finish()
    expect(await half.answer).toBe(201)
    expect(await over).toBe(0)
  })

  test('ends even if a request never finishes', async () => {
    const garage = await start()
    await halfSent(garage)
    const over = ended(garage)
    garage.server.kill('SIGTERM')
    await over
  })
})

test('a start on a file that is no database is refused', async () => {
  const file = path.join(newFolder(), 'garage.db')
  writeFileSync(file, 'this is no database, whatever its name says. '.repeat(200))
  await expect(startGarage({ DATABASE_URL: `file:${file}` })).rejects.toThrow('The server ended with 1')
  expect(readFileSync(file, 'utf8')).toContain('this is no database')
})

const STRACE = '/usr/bin/strace'
test.runIf(existsSync(STRACE))('each request is synced to the disk before it is answered', async () => {
  const record = path.join(newFolder(), 'syncs')
  const garage = await start({ SMTP_URL: 'smtp://127.0.0.1:9', REQUEST_LIMITS: 'off' }, 'garage-strace-', [
    // With -D the tracer runs as a separate process: the server stays our own child and gets our signals.
    ...[STRACE, ...'-D -f --seccomp-bpf -qq -y -e trace=fsync,fdatasync -o'.split(' '), record],
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
})
