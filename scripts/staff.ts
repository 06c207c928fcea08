import { grantAdmin, listPeople, revokeAdmin } from '#app/accounts/roles.server.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { openDataFolder } from '#platform/data-folder.ts'
import { readEnv } from '#platform/env.ts'

const USAGE = `npm run staff -- list
npm run staff -- grant person@example.com
npm run staff -- revoke person@example.com`

const [command, email = ''] = process.argv.slice(2)

if (command === 'list' || (email && (command === 'grant' || command === 'revoke'))) {
  const env = readEnv(process.env)
  openDataFolder(env)
  const database = connect(env.databaseUrl)
  try {
    await migrate(database)
    if (command === 'list') await list()
    else if (command === 'grant') await grant()
    else await revoke()
  } finally {
    await database.close()
  }

  async function list(): Promise<void> {
    const people = await listPeople(database.db)
    if (people.length === 0) console.log('Nobody has an account yet.')
    for (const { email, admin, confirmed } of people) {
      console.log(`${admin ? 'admin' : '     '}  ${email}${confirmed ? '' : '  (not confirmed)'}`)
    }
  }

  async function grant(): Promise<void> {
    const outcome = await grantAdmin(database.db, email)
    if (outcome === 'done') console.log(`${email} is an admin now.`)
    else if (outcome === 'unchanged') console.log(`${email} is an admin already.`)
    else refuse(`No account has the e-mail ${email}. That person signs up at /login first.`)
  }

  async function revoke(): Promise<void> {
    const outcome = await revokeAdmin(database.db, email)
    if (outcome === 'done') console.log(`${email} is no longer an admin and is signed out everywhere.`)
    else if (outcome === 'unchanged') console.log(`${email} is no admin.`)
    else if (outcome === 'last-admin')
      refuse(`${email} is the last admin. Grant the role to someone else first.`)
    else refuse(`No account has the e-mail ${email}.`)
  }
} else {
  refuse(USAGE)
}

function refuse(message: string): void {
  console.error(message)
  process.exitCode = 1
}
