import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findPostgres } from '../postgres.ts'
import { Refused } from './command.ts'

/**
 * Runs one of Postgres' programs on a database.
 * @param wordsOf its words, from the address without the password: others on the machine can read words, not the environment
 */
export function postgresProgram(name: string, url: string, wordsOf: (address: string) => string[]): void {
  const address = new URL(url)
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) }
  address.password = ''
  const programs = findPostgres()
  const program = programs ? path.join(programs, name) : name
  const { status, error } = spawnSync(program, wordsOf(address.href), {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (error) throw new Refused(`${name} is needed for a backup of Postgres: install postgresql-client`)
  if (status !== 0) throw new Refused(`${name} failed`)
}
