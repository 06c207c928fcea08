import { existsSync } from 'node:fs'
import { connect, type Database } from '#database/connect.ts'
import { refuseOtherDatabase } from '#database/in-use.ts'
import { stepsOf } from '#database/migrate.ts'
import { causesOf } from '#platform/causes.ts'
import { openDataFolder } from '#platform/data-folder.ts'
import { type Env, readEnv } from '#platform/env.ts'

/** An error for the person who typed the command; any other error is a bug. */
export class Refused extends Error {}

/**
 * Opens the database of a site that exists: a command never creates one, because an empty one would look like an answer.
 * @throws Refused if there is none, if the site of this data folder uses another, or if it is of another version
 */
export async function openExisting(env: Env): Promise<Database> {
  const database = connectExisting(env)
  try {
    const { done, missing, refusal } = await stepsOf(database).catch((error: unknown) => {
      throw new Refused(causesOf(error))
    })
    const where = nameOf(env.databaseUrl)
    if (!done.length) throw new Refused(`${where} holds nothing of the garage`)
    if (refusal) throw new Refused(`${where}: ${refusal}`)
    if (missing.length)
      throw new Refused(
        `${where} is of an older version of the site: start this one first (step ${missing[0]} is missing)`,
      )
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The same, whatever version the database is of. */
export function connectExisting(env: Env): Database {
  const { databaseUrl } = env
  if (databaseUrl.startsWith('file:') && !existsSync(databaseUrl.slice('file:'.length)))
    throw new Refused(`There is no database at ${nameOf(databaseUrl)}`)
  try {
    refuseOtherDatabase(env)
  } catch (error) {
    throw new Refused(causesOf(error))
  }
  openDataFolder(env)
  return connect(databaseUrl)
}

/** An address for people, without its password. */
export function nameOf(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return databaseUrl.slice('file:'.length)
  const url = new URL(databaseUrl)
  url.password = ''
  return url.href
}

export function commandEnv(environment: NodeJS.ProcessEnv): Env {
  try {
    return readEnv(environment)
  } catch (error) {
    throw new Refused(causesOf(error))
  }
}

/** Prints what a command says. A refusal is one line; an error that nobody foresaw says where in the code it arose. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    const text = await command()
    if (text) process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
  } catch (error) {
    console.error(error instanceof Refused ? error.message : error)
    process.exitCode = 1
  }
}
