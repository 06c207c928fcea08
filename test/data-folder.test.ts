import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainPaths } from '#app/site-map.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { startGarage } from './garage.ts'
import { MAIL_MILLISECONDS } from './http-client.ts'
import { raw } from './raw-http.ts'

const good = { name: 'Zoé', phone: '514 555-0199', email: 'zoe@example.org', service_type: 'freins' }

let parent: string
let dataDir: string
let before: number
beforeEach(() => {
  // As on most machines: new files can be read by everyone.
  before = process.umask(0o022)
  parent = mkdtempSync(path.join(os.tmpdir(), 'garage-data-'))
  dataDir = path.join(parent, 'data')
})
afterEach(() => {
  process.umask(before)
  rmSync(parent, { recursive: true, force: true })
})

/** Files and folders, `folder` included, that others than the owner can access. */
function open(folder: string): string[] {
  const names = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return names.filter((name) => statSync(path.join(folder, name)).mode & 0o077)
}

async function receiveOne(url: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await raw(url, {
    method: 'POST',
    path: plainPaths.sendRequest,
    headers,
    body: JSON.stringify(good),
  })
  expect(status).toBe(201)
}

const run = (script: string, ...words: string[]) =>
  execFileSync(process.execPath, [`scripts/${script}.ts`, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })

test('nobody but its owner reads what a server writes: database, log, mails, secret, backups', async () => {
  const garage = await startGarage({ DATA_DIR: dataDir })
  try {
    await receiveOne(garage.url)
    await vi.waitFor(
      () =>
        expect(
          readdirSync(path.join(dataDir, 'mail')).filter((name) => /^[^.].*\.eml$/.test(name)),
        ).toHaveLength(2),
      MAIL_MILLISECONDS,
    )
    run('backup')
    expect(readdirSync(dataDir)).toEqual(
      expect.arrayContaining(['garage.db', 'garage.db-wal', 'garage.db-shm']),
    )
    expect(open(dataDir)).toEqual([])
  } finally {
    await garage.stop()
  }
})

test('what an earlier version left open is closed at the next start', async () => {
  for (const name of ['mail', 'backups']) mkdirSync(path.join(dataDir, name), { recursive: true })
  for (const name of ['mail/1.eml', 'backups/old.db']) writeFileSync(path.join(dataDir, name), 'x')
  writeFileSync(path.join(dataDir, 'garage.db'), '')
  for (const name of ['', 'mail', 'backups']) chmodSync(path.join(dataDir, name), 0o755)
  for (const name of ['mail/1.eml', 'backups/old.db', 'garage.db']) chmodSync(path.join(dataDir, name), 0o666)
  expect(open(dataDir).length).toBe(6)
  const again = await startGarage({ DATA_DIR: dataDir })
  try {
    expect(open(dataDir)).toEqual([])
  } finally {
    await again.stop()
  }
})

test('a database outside the data folder is closed too', async () => {
  const elsewhere = path.join(parent, 'elsewhere.db')
  writeFileSync(elsewhere, '')
  const garage = await startGarage({ DATA_DIR: dataDir, DATABASE_URL: `file:${elsewhere}` })
  try {
    await receiveOne(garage.url)
    for (const end of ['', '-wal', '-shm']) expect(statSync(elsewhere + end).mode & 0o077, end).toBe(0)
  } finally {
    await garage.stop()
  }
})

test('the commands for people and backups leave nothing open either, and make no database', async () => {
  expect(() => run('staff', 'list')).toThrow(`There is no database at ${path.join(dataDir, 'garage.db')}`)
  expect(existsSync(dataDir)).toBe(false)
  mkdirSync(dataDir)
  const database = connect(`file:${path.join(dataDir, 'garage.db')}`)
  await migrate(database)
  await database.close()
  run('staff', 'list')
  run('backup')
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['garage.db', 'backups']))
  expect(open(dataDir)).toEqual([])
})
