import { resetSecondStep } from '#app/accounts/factors/remove-factor.server.ts'
import { grantAdmin, grantRole, listPeople, revokeRole } from '#app/accounts/roles.server.ts'
import type { Database } from '#database/connect.ts'
import type { Role } from '#database/rows/role.ts'
import { commandEnv, openExisting, Refused, runCommand } from './command/command.ts'

const USAGE = `npm run staff -- list
npm run staff -- grant person@example.com
npm run staff -- grant-editor person@example.com   (the website and the requests only)
npm run staff -- grant-writer person@example.com   (the website only)
npm run staff -- revoke person@example.com
npm run staff -- reset-second-step person@example.com   (the password alone opens the account again)`

type Db = Database['db']

/** The roles below an admin: what someone is with one, and what they may use. */
const lesser: Record<Exclude<Role, 'admin'>, readonly [name: string, may: string]> = {
  editor: ['an editor', 'the website and the requests'],
  writer: ['a writer', 'the website only'],
}

/** The commands; all but `list` take an e-mail. */
const commands = new Map<string | undefined, (db: Db, email: string) => Promise<string>>([
  ['list', list],
  ['grant', grant],
  ...(Object.keys(lesser) as (keyof typeof lesser)[]).map(
    (role) => [`grant-${role}`, (db: Db, email: string) => grantLesser(db, email, role)] as const,
  ),
  ['revoke', revoke],
  ['reset-second-step', reset],
])

/**
 * Lists or changes who has access to the staff area.
 * @param words of the command line @returns the text to print @throws an Error that says why it was refused
 */
export async function staffCommand(
  [command, email = '']: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const work = commands.get(command)
  if (!work || (work !== list && !email)) throw new Refused(USAGE)
  const database = await openExisting(commandEnv(environment))
  try {
    return await work(database.db, email)
  } finally {
    await database.close()
  }
}

async function list(db: Db): Promise<string> {
  const people = await listPeople(db)
  if (people.length === 0) return 'Nobody has an account yet.'
  return people
    .map(
      ({ email, role = '', confirmed }) =>
        `${role.padEnd(6)}  ${email}${confirmed ? '' : '  (not confirmed)'}`,
    )
    .join('\n')
}

async function grant(db: Db, email: string): Promise<string> {
  const outcome = await grantAdmin(db, email)
  if (outcome === 'done') return `${email} is an admin now.`
  if (outcome === 'unchanged') return `${email} is an admin already.`
  throw new Refused(`No account has the e-mail ${email}. That person signs up at /login first.`)
}

async function grantLesser(db: Db, email: string, role: keyof typeof lesser): Promise<string> {
  const [name, may] = lesser[role]
  const outcome = await grantRole(db, email, role)
  if (outcome === 'done') return `${email} is ${name} now: ${may}.`
  if (outcome === 'unchanged') return `${email} is ${name} already.`
  if (outcome === 'admin') throw new Refused(`${email} is an admin. Revoke that first.`)
  if (outcome === 'unconfirmed') throw new Refused(`${email} has to confirm that address first.`)
  throw new Refused(`No account has the e-mail ${email}. That person signs up at /login first.`)
}

async function revoke(db: Db, email: string): Promise<string> {
  const outcome = await revokeRole(db, email)
  if (outcome === 'done') return `${email} has no access any more and is signed out everywhere.`
  if (outcome === 'unchanged') return `${email} has no access.`
  if (outcome === 'last-admin')
    throw new Refused(`${email} is the last admin. Grant the role to someone else first.`)
  throw new Refused(`No account has the e-mail ${email}.`)
}

async function reset(db: Db, email: string): Promise<string> {
  const outcome = await resetSecondStep(db, email)
  if (outcome === 'done') return `${email} has no second step any more, and is signed out everywhere.`
  if (outcome === 'unchanged') return `${email} has no second step.`
  throw new Refused(`No account has the e-mail ${email}.`)
}

if (import.meta.main) await runCommand(() => staffCommand(process.argv.slice(2), process.env))
