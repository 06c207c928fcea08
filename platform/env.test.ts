import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { authSecret } from '#app/accounts/secret.server.ts'
import { pushKeys } from '#app/push/push-keys.server.ts'
import { newFolder } from '../test/new-folder.ts'
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
  [{ SITE_URL: 'www.example.ca' }, 'SITE_URL: an address without a path, such as https://www'],
  [{ SITE_URL: 'https://x.ca/?a=1' }, 'SITE_URL: an address without a path'],
  [{ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/99' }, 'TRUSTED_PROXIES: "10.0.0.0/99" is no address'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES: "proxy" is no address'],
  [{ AUTH_SECRET: 'x'.repeat(31) }, 'AUTH_SECRET: '],
  [{ PORT: '-1' }, 'PORT: '],
  [{ PORT: '65536' }, 'PORT: '],
  [{ PORT: '80.5' }, 'PORT: '],
  [{ SITE_URL: 'ftp://x.ca' }, 'SITE_URL: '],
  [{ SITE_URL: 'https://x.ca/#a' }, 'SITE_URL: an address without a path'],
  [{ SITE_URL: 'https://me@x.ca' }, 'SITE_URL: an address without a path'],
  [{ SMTP_URL: 'mail.example.ca' }, 'SMTP_URL: smtp://user:password@host:587'],
  [{ OIDC_ISSUER: 'https://x.ca', OIDC_CLIENT_ID: 'a' }, 'OIDC_CLIENT_SECRET: needed with'],
  [{ OIDC_CLIENT_SECRET: 'a' }, 'OIDC_ISSUER: needed with'],
  [{ OIDC_NAME: 'x'.repeat(41) }, 'OIDC_NAME: '],
  [{ VAPID_SUBJECT: 'http://x.ca' }, 'VAPID_SUBJECT: a mailto: or https: address'],
  [{ VAPID_PUBLIC_KEY: 'a' }, 'VAPID_PRIVATE_KEY: needed with VAPID_PUBLIC_KEY'],
  [{ VAPID_PRIVATE_KEY: 'a' }, 'VAPID_PUBLIC_KEY: needed with VAPID_PRIVATE_KEY'],
  [{ VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'a' }, 'VAPID_PUBLIC_KEY: is not the public key'],
  [{ REQUEST_LIMITS: 'no' }, 'REQUEST_LIMITS: '],
  [{ LOG_LEVEL: 'all' }, 'LOG_LEVEL: '],
])('a wrong value is named in one line (%#)', (given, named) => {
  expect(() => readEnv(given)).toThrow(named)
  expect(() => readEnv(given)).toThrow(/^[^\n]+$/)
})

test.each([
  [{ SITE_URL: 'https://x.ca/' }, { siteUrl: 'https://x.ca', secure: true }],
  [{ SITE_URL: 'http://x.ca' }, { siteUrl: 'http://x.ca', secure: false }],
  [{ PORT: '0' }, { port: 0, siteUrl: 'http://localhost:0' }],
  [{ PORT: '65535' }, { port: 65_535 }],
  [
    { PORT: '' },
    { port: 3000, host: '127.0.0.1', requestLimits: true, logLevel: 'info', provider: undefined },
  ],
  [{ AUTH_SECRET: 'x'.repeat(32) }, { authSecret: 'x'.repeat(32) }],
  [{ ADMIN_EMAIL: 'Owner@X.ca' }, { adminEmail: 'owner@x.ca' }],
  [{ REQUEST_LIMITS: 'off' }, { requestLimits: false }],
  [{ TRUSTED_PROXIES: ' ::1 ,,10.0.0.0/8' }, { trustedProxies: ['::1', '10.0.0.0/8'] }],
  [{ VAPID_SUBJECT: 'mailto:a@x.ca' }, { pushSubject: 'mailto:a@x.ca', pushKeys: undefined }],
  [
    { OIDC_ISSUER: 'https://id.x.ca/', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    { provider: { issuer: 'https://id.x.ca', clientId: 'a', clientSecret: 'b', name: 'id.x.ca' } },
  ],
])('%j is read as %j', (given, read) => {
  expect(readEnv(given)).toMatchObject(read)
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
  const dataDir = newFolder()
  const secret = path.join(dataDir, 'auth-secret')
  const warned: string[] = []
  const keysIn = (folder: string) =>
    pushKeys({ dataDir: folder, pushKeys: undefined }, { warn: (event) => warned.push(event) })
  for (const text of ['', 'abc']) {
    writeFileSync(secret, text)
    expect(() => authSecret({ dataDir, authSecret: undefined })).toThrow(`${secret} must hold 32`)
    expect(statSync(secret).mode & 0o777).toBe(0o600)
  }
  writeFileSync(path.join(dataDir, 'push-keys'), '{"publicKey":"abc')
  const keys = keysIn(dataDir)
  expect(warned).toEqual(['push-keys.unreadable'])
  expect(keysIn(dataDir)).toEqual(keys)
  expect(readdirSync(dataDir).sort()).toEqual(['auth-secret', 'push-keys', 'push-keys.unreadable'])
  // A file is no folder.
  expect(keysIn(secret)).toBeDefined()
  expect(warned).toEqual(['push-keys.unreadable', 'push-keys.not-kept'])
})

test('a proxy that nobody named is reported once, and not believed', () => {
  const told = vi.fn()
  const addressOf = addressReader(['127.0.0.1'], told)
  expect(addressOf('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  expect(addressOf('10.89.1.2', undefined)).toBe('10.89.1.2')
  expect(told).not.toHaveBeenCalled()
  for (const _ of ['once', 'twice']) expect(addressOf('10.89.1.2', '203.0.113.9')).toBe('10.89.1.2')
  expect(told).toHaveBeenCalledOnce()
  addressReader(['::1'], told)('::1', undefined, 'for=203.0.113.9')
  expect(told).toHaveBeenCalledTimes(2)
})
