import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const recipe = readFileSync(path.join(ROOT, 'Containerfile'), 'utf8')
const compose = readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8')

test('the container copies and starts files that are there', () => {
  const copied = [...recipe.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  const run = [...recipe.matchAll(/node"?,? "?([\w/.-]+\.(?:ts|mjs))/g)].map(([, file = '']) => file)
  expect(run).toContain('server/index.ts')
  expect([...copied, ...run].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

test('the container can back up and restore the database beside it', () => {
  // Debian 13 has the programs of Postgres 17, and pg_dump refuses a newer server.
  expect(recipe).toMatch(/^FROM node:26-trixie-slim$/m)
  expect(recipe).toContain('postgresql-client')
  expect(compose).toContain('image: postgres:17-')
})

test('Compose checks the health of both, as podman drops a check written in the image', () => {
  expect(compose.match(/^ {4}healthcheck:$/gm)).toHaveLength(2)
  expect(recipe).not.toContain('HEALTHCHECK')
})

test('the container takes no rights it does not need', () => {
  expect(recipe).toMatch(/^USER node$/m)
  expect(compose).toContain('read_only: true')
  expect(compose).toContain('cap_drop: [ALL]')
})

test('what the container and compose set is known to the site', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8')
  const set = [...compose.matchAll(/^ {6}([A-Z_]+): /gm), ...recipe.matchAll(/([A-Z_]+)=\S/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(POSTGRES_.*|NODE_ENV)$/.test(name))
  expect(set.length).toBeGreaterThan(8)
  expect(set.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  expect(readEnv({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', SMTP_URL: '' }).dataDir).toBe('/data')
})
