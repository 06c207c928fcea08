import { grantEditor } from '#app/accounts/editors.server.ts'
import { grantAdmin, listPeople, revokeAdmin } from '#app/accounts/roles.server.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { openDataFolder } from '#platform/data-folder.ts'
import { readEnv } from '#platform/env.ts'

const USAGE = `npm run staff -- list
npm run staff -- grant person@example.com
npm run staff -- grant-editor person@example.com   (the website and the requests only)
npm run staff -- revoke person@example.com`

const [command, email = ''] = process.argv.slice(2)

if (command === 'list' || (email && ['grant', 'grant-editor', 'revoke'].includes(command ?? ''))) {
  const env = readEnv(process.env)
  openDataFolder(env)
  const database = connect(env.databaseUrl)
  try {
    await migrate(database)
    if (command === 'list') await list()
    else if (command === 'grant') await grant()
    else if (command === 'grant-editor') await grantEditorRole()
    else await revoke()
  } finally {
    await database.close()
  }

  async function list(): Promise<void> {
    const people = await listPeople(database.db)
    if (people.length === 0) console.log('Nobody has an account yet.')
    for (const { email, admin, editor, confirmed } of people) {
      console.log(
        `${admin ? 'admin ' : editor ? 'editor' : '      '}  ${email}${confirmed ? '' : '  (not confirmed)'}`,
      )
    }
  }

  async function grant(): Promise<void> {
    const outcome = await grantAdmin(database.db, email)
    if (outcome === 'done') console.log(`${email} is an admin now.`)
    else if (outcome === 'unchanged') console.log(`${email} is an admin already.`)
    else refuse(`No account has the e-mail ${email}. That person signs up at /login first.`)
  }

  async function grantEditorRole(): Promise<void> {
    const outcome = await grantEditor(database.db, email)
    if (outcome === 'done') console.log(`${email} is an editor now: the website and the requests.`)
    else if (outcome === 'unchanged') console.log(`${email} is an editor already.`)
    else if (outcome === 'admin') refuse(`${email} is an admin. Revoke that first.`)
    else if (outcome === 'unconfirmed') refuse(`${email} has to confirm that address first.`)
    else refuse(`No account has the e-mail ${email}. That person signs up at /login first.`)
  }

  async function revoke(): Promise<void> {
    const outcome = await revokeAdmin(database.db, email)
    if (outcome === 'done') console.log(`${email} has no access any more and is signed out everywhere.`)
    else if (outcome === 'unchanged') console.log(`${email} has no access.`)
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
