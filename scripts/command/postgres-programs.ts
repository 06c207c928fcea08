import { spawnSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { findPostgres } from '../postgres.ts'
import { Refused } from './command.ts'

/**
 * Runs one of Postgres' programs on a database.
 * @param wordsOf its words, from the address without the password: others on the machine can read words, not the environment
 * @param input what it reads @returns what it wrote
 */
export function postgresProgram(
  name: string,
  url: string,
  wordsOf: (address: string) => string[],
  input?: Buffer,
): Buffer {
  const address = new URL(url)
  // As the site reads it: from the address, or else from PGPASSWORD.
  const { password } = new pg.Client({ connectionString: url })
  address.password = ''
  const programs = findPostgres()
  const program = programs ? path.join(programs, name) : name
  const { status, error, stdout } = spawnSync(program, wordsOf(address.href), {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: Number.POSITIVE_INFINITY,
    ...(input && { input }),
  })
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Refused(`${name} is needed for backups of Postgres: install postgresql-client`)
  if (error || status !== 0) throw new Refused(`${name} failed`)
  return stdout
}
