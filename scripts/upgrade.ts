import { stepsOf } from '#database/migrate.ts'
import { migrations } from '#database/migrations.ts'
import { commandEnv, connectExisting, Refused, runCommand } from './command/command.ts'

/**
 * Says before this version starts what it will change in the database, and whether the version that runs can go on meanwhile.
 * It changes nothing. @throws Refused where the running version must be stopped first
 */
export async function upgradeCommand(environment: NodeJS.ProcessEnv): Promise<string> {
  const database = connectExisting(commandEnv(environment))
  try {
    const { missing, unknown } = await stepsOf(database)
    if (unknown.length)
      throw new Refused(
        `The database is of a newer version (step ${unknown.at(-1)}): this one cannot start on it`,
      )
    if (!missing.length) return 'This version changes nothing in the database.'
    const stop = missing.flatMap((name) => {
      const reason = migrations[name]?.stopFirst
      return reason ? [`${name}: ${reason}`] : []
    })
    if (stop.length) throw new Refused(`Stop the old version first: ${stop.join('; ')}`)
    return `This version adds to the database (${missing.join(', ')}); the old one can go on meanwhile.`
  } finally {
    await database.close()
  }
}

if (import.meta.main) await runCommand(() => upgradeCommand(process.env))
