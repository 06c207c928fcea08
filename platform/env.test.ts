import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { authSecret } from '#app/accounts/secret.server.ts'
import { pushKeys } from '#app/push/push-keys.server.ts'
import { addressReader } from './address.ts'
import { causesOf } from './causes.ts'
import { openDataFolder } from './data-folder.ts'
import { readEnv } from './env.ts'

test.each([
  ['postgres://garage@db/garage', 'postgres://garage@db/garage'],
  ['postgresql://db/garage?sslmode=require', 'postgresql://db/garage?sslmode=require'],
  ['file:/srv/garage.db', 'file:/srv/garage.db'],
  ['/srv/garage.db', 'file:/srv/garage.db'],
])('DATABASE_URL takes %s', (given, read) => {
  expect(readEnv({ DATABASE_URL: given }).databaseUrl).toBe(read)
})

test.each([
  [{ DATABASE_URL: 'postgress://localhost/x' }, 'DATABASE_URL: postgres://…'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: postgres://…'],
  [{ DATABASE_URL: 'garage.db' }, 'DATABASE_URL: postgres://…'],
  [{ DATABASE_URL: 'file:' }, 'DATABASE_URL: postgres://…'],
  [{ DATABASE_URL: 'postgres://garage:a/b@db/garage' }, 'are written %2F %23 %3F'],
  [{ SMTP_URL: 'smtp://info:a#b@mail.example.ca' }, 'SMTP_URL: smtp://user:password@host:587'],
  [{ SMTP_URL: 'smtp://info:12#b@mail.example.ca' }, 'SMTP_URL: smtp://user:password@host:587'],
  [{ SITE_URL: 'https://x.ca/garage' }, 'SITE_URL: an address without a path'],
  [{ SITE_URL: 'https://x.ca/?a=1' }, 'SITE_URL: an address without a path'],
  [{ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/99' }, 'TRUSTED_PROXIES: "10.0.0.0/99" is no address'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES: "proxy" is no address'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET: '],
])('a wrong value is named in one line (%#)', (given, named) => {
  expect(() => readEnv(given)).toThrow(named)
  expect(() => readEnv(given)).toThrow(/^[^\n]+$/)
})

test('SITE_URL may end with a slash', () => {
  expect(readEnv({ SITE_URL: 'https://x.ca/' }).siteUrl).toBe('https://x.ca')
})

test('a data folder that cannot be made is named at once', () => {
  const env = { dataDir: '/proc/nope/data', databaseUrl: 'file:/proc/nope/data/garage.db' }
  const umask = process.umask()
  expect(() => openDataFolder(env)).toThrow('DATA_DIR: /proc/nope/data')
  process.umask(umask)
})

test('an error says all its causes in one line', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:9')], '')
  const error = new Error('The database could not be brought up to date', { cause: refused })
  expect(causesOf(error)).toBe(
    'The database could not be brought up to date: connect ECONNREFUSED 127.0.0.1:9',
  )
  expect(causesOf(new Error('a', { cause: new Error('b\n  c') }))).toBe('a: b c')
})

test('a secret or keys that were cut short: the secret is named, the keys are put aside', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'garage-cut-'))
  const warned: string[] = []
  try {
    for (const text of ['', 'abc']) {
      writeFileSync(path.join(dataDir, 'auth-secret'), text)
      expect(() => authSecret({ dataDir, authSecret: undefined })).toThrow(
        `${dataDir}/auth-secret must hold 32`,
      )
    }
    writeFileSync(path.join(dataDir, 'push-keys'), '{"publicKey":"abc')
    const keys = pushKeys({ dataDir, pushKeys: undefined }, { warn: (event) => warned.push(event) })
    expect(warned).toEqual(['push-keys.unreadable'])
    expect(pushKeys({ dataDir, pushKeys: undefined }, { warn: (event) => warned.push(event) })).toEqual(keys)
    expect(readdirSync(dataDir).sort()).toEqual(['auth-secret', 'push-keys', 'push-keys.unreadable'])
    const nowhere = path.join(dataDir, 'auth-secret')
    expect(
      pushKeys({ dataDir: nowhere, pushKeys: undefined }, { warn: (event) => warned.push(event) }),
    ).toBeDefined()
    expect(warned).toEqual(['push-keys.unreadable', 'push-keys.not-kept'])
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

test('a proxy that nobody named is reported once, and not believed', () => {
  let told = 0
  const addressOf = addressReader(['127.0.0.1'], () => {
    told += 1
  })
  expect(addressOf('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  expect(addressOf('10.89.1.2', undefined)).toBe('10.89.1.2')
  expect(told).toBe(0)
  expect(addressOf('10.89.1.2', '203.0.113.9')).toBe('10.89.1.2')
  addressOf('10.89.1.2', '203.0.113.9')
  expect(told).toBe(1)
})
