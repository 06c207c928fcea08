import type { Database } from '#database/connect.ts'
import { stepsOf } from '#database/migrate.ts'
import { migrations } from '#database/migrations.ts'
import { commandEnv, connectExisting, Refused, runCommand } from './command/command.ts'
import { loadWithContent } from './load-with-content.ts'

/**
 * Says before this version starts what it will change in the database, whether the version that runs can go on meanwhile, and
 * whether it can show all that the garage has published. It changes nothing.
 * @throws Refused where the running version must be stopped first, or something published would not be shown
 */
export async function upgradeCommand(environment: NodeJS.ProcessEnv): Promise<string> {
  const database = connectExisting(commandEnv(environment))
  try {
    const { done, missing, refusal } = await stepsOf(database)
    if (refusal) throw new Refused(refusal)
    const stop = missing.flatMap((name) => {
      const reason = migrations[name]?.stopFirst
      return reason ? [`${name}: ${reason}`] : []
    })
    const { unshown: lost, questions } = done.length
      ? await shownAfterwards(database)
      : { unshown: [], questions: 0 }
    const refusals = [
      ...(stop.length ? [`Stop the old version first: ${stop.join('; ')}`] : []),
      ...(lost.length
        ? [
            `This version cannot show what was published for: ${lost.join(', ')}. It shows what was published before that, or else what it says to begin with: note down these values first, and publish them again after the start`,
          ]
        : []),
    ]
    const change = missing.length
      ? `This version adds to the database (${missing.join(', ')}); the old one can go on meanwhile.`
      : 'This version changes nothing in the database.'
    const preparation = `Visitors read on every page that the site is in preparation, until an admin has answered the ${questions} questions at /admin/opening and opened it`
    const said = [...(refusals.length ? refusals : [change]), ...(questions ? [preparation] : [])].join('\n')
    if (refusals.length) throw new Refused(said)
    return said
  } finally {
    await database.close()
  }
}

async function shownAfterwards(database: Database) {
  type Commands = typeof import('./command/content-command.ts')
  return (await loadWithContent<Commands>('command/content-command.ts')).shownBy(database)
}

if (import.meta.main) await runCommand(() => upgradeCommand(process.env))
