import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'

const NEEDED = ['initdb', 'postgres', 'pg_dump']
const START_MILLISECONDS = 60_000

/** A temporary Postgres on a loopback port; `stop` deletes it with all its data. */
export type ThrowAwayPostgres = { url: string; stop(): Promise<void> }

/** The folder with Postgres' programs, wherever Debian, Homebrew or PATH keeps them. */
export function findPostgres(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const folders = [
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ]
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return folders.find((folder) => NEEDED.every((program) => existsSync(path.join(folder, program + suffix))))
}

/** The folder with Postgres' programs, installed if allowed. @throws an Error that says how to install them */
export function needPostgres(): string {
  const found = findPostgres()
  if (found) return found
  if (existsSync('/usr/bin/apt-get')) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
      const [program = '', ...rest] = [...asRoot, 'apt-get', ...words]
      try {
        execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
      } catch {
        break
      }
    }
  }
  const installed = findPostgres()
  if (installed) return installed
  throw new Error(
    [
      'The tests run on Postgres too, and its programs (initdb, postgres, pg_dump) are not on this machine.',
      '  Debian, Ubuntu: sudo apt-get install postgresql',
      '  macOS:          brew install postgresql@17',
      'If they are elsewhere, put their folder on PATH.',
    ].join('\n'),
  )
}

/**
 * Starts an empty Postgres in a temporary folder.
 * @param durable whether commits are synced to disk; false only for data that a power cut may destroy
 */
export async function startPostgres({ durable = true } = {}): Promise<ThrowAwayPostgres> {
  const programs = needPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'garage-postgres-'))
  const owner = ownerOfCluster()
  const password = randomBytes(16).toString('hex')
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) for (const entry of [folder, passwordFile]) chownSync(entry, owner.uid, owner.gid)

  const cluster = path.join(folder, 'cluster')
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', cluster, '-U', 'garage', '-A', 'scram-sha-256', '--pwfile', passwordFile].concat(
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ),
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    log_min_messages: 'fatal',
  }
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(server, 'exit')
  const endWithUs = () => server.kill('SIGINT')
  process.once('exit', endWithUs)

  let output = ''
  server.stderr.on('data', (text: Buffer) => {
    output = (output + text.toString()).slice(-2000)
  })
  await Promise.race([
    answers(port),
    ended.then(() => {
      throw new Error(`Postgres ended while starting:\n${output}`)
    }),
  ])

  return {
    url: `postgres://garage:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', endWithUs)
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Postgres refuses to run as root: there it runs as its own user, or as nobody. */
function ownerOfCluster(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) }
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('Postgres does not run as root, and there is neither a user "postgres" nor "nobody".')
}

async function answers(port: number): Promise<void> {
  const { default: pg } = await import('pg')
  const giveUp = Date.now() + START_MILLISECONDS
  for (;;) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'garage', password: 'not asked yet' })
    const answer = await client.connect().then(
      () => 'connected',
      (error: { code?: string }) => error.code ?? 'unknown',
    )
    await client.end().catch(() => undefined)
    // A wrong password is a reply too: the server accepts connections.
    if (answer === '28P01' || answer === 'connected') return
    if (Date.now() > giveUp) throw new Error(`Postgres did not answer on port ${port} (${answer})`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
