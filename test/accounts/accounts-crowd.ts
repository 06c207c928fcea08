// Runs as its own process, one of several servers: many people sign up, confirm and sign in at once.
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { apiOf } from '#server/api.ts'
import { cheapHash } from './cheap-hash.ts'

const [name = '', count = '0'] = process.argv.slice(2)
const PASSWORD = 'trombone-sapin-47'

const env = readEnv(process.env)
const built = path.resolve(import.meta.dirname, '../../build/app/server/index.js')
const build = (await import(built)) as ServerBuild
const { openRuntime } = apiOf(build)
// The race is on the database: real password hashes would serialize the sign-ups.
const runtime = await openRuntime(env, createLog('error', process.stderr).log, { passwordHash: cheapHash })
const { accounts, database } = runtime

process.stdout.write('ready\n')
process.stdin.once('data', async () => {
  const people = Array.from({ length: Number(count) }, (_, index) => `${name}-${index}@garage.example`)
  const admins = (await Promise.all(people.map(enter))).filter(Boolean).length
  process.stdout.write(`${JSON.stringify({ entered: people.length, admins })}\n`)
  await runtime.stop()
  process.exit()
})

/** @returns whether this person may enter the staff area. */
async function enter(email: string, index: number): Promise<boolean> {
  const asking = { request: new Request(`${env.siteUrl}/login`), address: `2001:db8:${name}:${index}::1` }
  const signedUp = await accounts.signUp(asking, email, PASSWORD)
  if (!signedUp.ok) throw new Error(`Sign-up answered ${signedUp.status}`)
  const { link } = await database.db
    .selectFrom('jobs')
    .select('link')
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow()
  const token = new URL(`${link}`).searchParams.get('confirm') ?? ''
  const { response } = await accounts.signIn(asking, email, PASSWORD, token)
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const request = new Request(`${env.siteUrl}/admin`, { headers: { cookie: cookies.join('; ') } })
  return (await accounts.visitor(request))?.role === 'admin'
}
