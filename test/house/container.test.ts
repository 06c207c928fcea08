import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { staffPages } from '#app/staff/staff-pages.ts'
import { readEnv } from '#platform/env.ts'
import { type Variable, variables } from '#platform/env-variables.ts'
import { guideBlock } from '../../tools/proxy/proxy.ts'
import { readSource } from './files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const [recipe, compose] = [readSource('Containerfile'), readSource('compose.yaml')]

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

const settings = Object.entries(variables) as [string, Variable][]
const named = (where: Variable['inContainer']) =>
  settings.filter(([, { inContainer }]) => inContainer === where).map(([name]) => name)

test('Compose passes on what a garage may set, and nothing that the site does not know', () => {
  const passed = [...compose.matchAll(/^ {6}([A-Z_]+): \$\{([A-Z_]+):[-?][^}]*\}$/gm)]
    .filter(([, name]) => name !== 'POSTGRES_PASSWORD')
    .map(([, name, from]) => [name, from])
  expect(passed).toEqual(named(undefined).map((name) => [name, name]))
  const set = [
    ...compose.matchAll(/^ {6}([A-Z_]+): (?:postgres:|\$\{POSTGRES_PASSWORD\}$)/gm),
    ...recipe.matchAll(/([A-Z_]+)=\S/g),
  ]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'NODE_ENV')
  expect(set.toSorted()).toEqual(named('set').toSorted())
  expect(readEnv({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', SMTP_URL: '' }).dataDir).toBe('/data')
})

test('README lists every variable with what it is for, and the guide to deploy sets no other', () => {
  const rows = readSource('README.md')
    .match(/^\| variable .*\n\|.*\n((\|.*\n)+)/m)?.[1]
    ?.trim()
    .split('\n')
  expect(rows).toEqual(
    settings.map(
      ([name, { unset = 'none', meaning, isSecret }]) =>
        `| \`${name}\` | ${unset} | ${meaning}${isSecret ? ' (secret)' : ''} |`,
    ),
  )
  const typed = [...readSource('docs/deploy.md').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(typed).toContain('TRUSTED_PROXIES')
  expect(typed.filter((name) => name !== 'POSTGRES_PASSWORD' && !Object.hasOwn(variables, name))).toEqual([])
})

test('the proxy of the guide takes large bodies where photographs are posted, and nowhere else', () => {
  const nginx = guideBlock('nginx', 'upstream garage')
  const [, pattern = ''] = /location ~ (\S+) \{\s+client_max_body_size 13m;/.exec(nginx) ?? []
  expect(nginx.match(/client_max_body_size/g)).toHaveLength(2)
  for (const { path: address, takesPhotographs = false } of staffPages)
    for (const end of ['', '.data'])
      expect([address, new RegExp(pattern).test(address.replace(/:\w+/g, 'a-1') + end)]).toEqual([
        address,
        takesPhotographs,
      ])
})

test('the example of a variable is one it takes, and no fault quotes a secret', () => {
  for (const [name, { schema, example, isSecret }] of settings) {
    expect(schema.safeParse(example).error, name).toBeUndefined()
    if (isSecret) expect(schema.safeParse('hunter2://').error?.message ?? '', name).not.toContain('hunter2')
  }
})
