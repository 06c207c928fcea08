import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Where = { dataDir: string; databaseUrl: string }

/** The file in the data folder that names the database of the running site. */
const fileOf = (dataDir: string) => path.join(dataDir, 'database-in-use')

/** Without user, password and settings: an address that may be read. */
function addressOf(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return path.resolve(databaseUrl.slice('file:'.length))
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `postgres://${hostname}${port && `:${port}`}${pathname}`
}

/** Notes at start which database the site uses, so that a command without `DATABASE_URL` does not take another for it. */
export function noteDatabaseInUse({ dataDir, databaseUrl }: Where): void {
  const address = addressOf(databaseUrl)
  // Written once only: a full disk keeps no site from starting.
  if (databaseInUse(dataDir) !== address) writeFileSync(fileOf(dataDir), `${address}\n`, { mode: 0o600 })
}

function databaseInUse(dataDir: string): string | undefined {
  try {
    return readFileSync(fileOf(dataDir), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

/** @throws an Error if the site of this data folder uses another database than the one a command was given */
export function refuseOtherDatabase({ dataDir, databaseUrl }: Where): void {
  const inUse = databaseInUse(dataDir)
  if (inUse && inUse !== addressOf(databaseUrl))
    throw new Error(
      `The site uses ${inUse}, not ${addressOf(databaseUrl)}: give the command the site's own environment (docs/deploy.md)`,
    )
}
