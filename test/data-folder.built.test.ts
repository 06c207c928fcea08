import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plainPaths } from '#app/site-map.ts'
import { connect } from '#database/connect.ts'
import { noteDatabaseInUse } from '#database/in-use.ts'
import { migrate } from '#database/migrate.ts'
import { startGarage } from './garage.ts'
import { newFolder } from './new-folder.ts'
import { raw } from './raw-http.ts'

const good = { name: 'Zoé', phone: '514 555-0199', email: 'zoe@example.org', service_type: 'freins' }

let parent: string
let dataDir: string
let before: number
beforeEach(() => {
  // As on most machines: new files can be read by everyone.
  before = process.umask(0o022)
  parent = newFolder()
  dataDir = path.join(parent, 'data')
})
afterEach(() => void process.umask(before))

/** Files and folders, `folder` included, that others than the owner can access. */
function open(folder: string): string[] {
  const names = ['', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return names.filter((name) => fs.statSync(path.join(folder, name)).mode & 0o077)
}

async function receiveOne(url: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(good)
  const { status } = await raw(url, { method: 'POST', path: plainPaths.sendRequest, headers, body })
  expect(status).toBe(201)
}

const run = (script: string, ...words: string[]) => runOn('', script, ...words)
const runOn = (databaseUrl: string, script: string, ...words: string[]) =>
  execFileSync(process.execPath, [`scripts/${script}.ts`, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  })

test('nobody but its owner reads what a server writes: database, log, mails, secret, backups', async () => {
  const garage = await startGarage({ DATA_DIR: dataDir })
  try {
    await receiveOne(garage.url)
    const mails = () => fs.globSync('mail/[!.]*.eml', { cwd: dataDir })
    await expect.poll(mails).toHaveLength(2)
    run('backup')
    expect(fs.readdirSync(dataDir)).toEqual(
      expect.arrayContaining(['garage.db', 'garage.db-wal', 'garage.db-shm']),
    )
    expect(open(dataDir)).toEqual([])
  } finally {
    await garage.stop()
  }
})

test('what an earlier version left open is closed at the next start, and so is a database elsewhere', async () => {
  for (const name of ['mail', 'backups']) fs.mkdirSync(path.join(dataDir, name), { recursive: true })
  for (const name of ['mail/1.eml', 'backups/old.db']) fs.writeFileSync(path.join(dataDir, name), 'x')
  for (const name of ['', 'mail', 'backups']) fs.chmodSync(path.join(dataDir, name), 0o755)
  for (const name of ['mail/1.eml', 'backups/old.db']) fs.chmodSync(path.join(dataDir, name), 0o666)
  expect(open(dataDir).length).toBe(5)
  const elsewhere = path.join(parent, 'elsewhere.db')
  fs.writeFileSync(elsewhere, '')
  const again = await startGarage({ DATA_DIR: dataDir, DATABASE_URL: `file:${elsewhere}` })
  try {
    expect(open(dataDir)).toEqual([])
    await receiveOne(again.url)
    for (const end of ['', '-wal', '-shm']) expect(fs.statSync(elsewhere + end).mode & 0o077, end).toBe(0)
  } finally {
    await again.stop()
  }
})

test('the commands for people and backups leave nothing open either, and make no database', async () => {
  expect(() => run('staff', 'list')).toThrow(`There is no database at ${path.join(dataDir, 'garage.db')}`)
  expect(fs.existsSync(dataDir)).toBe(false)
  fs.mkdirSync(dataDir)
  const database = connect(`file:${path.join(dataDir, 'garage.db')}`)
  await migrate(database)
  await database.close()
  run('staff', 'list')
  run('backup')
  expect(fs.readdirSync(dataDir)).toEqual(expect.arrayContaining(['garage.db', 'backups']))
  expect(open(dataDir)).toEqual([])
  // Nor do they take another for the one in use.
  noteDatabaseInUse({ dataDir, databaseUrl: `file:${path.join(dataDir, 'garage.db')}` })
  fs.writeFileSync(path.join(dataDir, 'other.db'), '')
  for (const script of ['staff', 'backup'])
    expect(() => runOn(`file:${path.join(dataDir, 'other.db')}`, script, 'list')).toThrow('The site uses')
  expect(fs.readFileSync(path.join(dataDir, 'other.db'), 'utf8')).toBe('')
})
