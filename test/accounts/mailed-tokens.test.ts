import { describe, expect, test } from 'vitest'
import { confirmEmailChange } from '#app/accounts/email-change.server.ts'
import { grantRole, listPeople, revokeRole } from '#app/accounts/roles.server.ts'
import { engines } from '../engines.ts'
import { rowsIn } from '../staff/in-database.ts'
import { accountsForEach, asking, clockStands, OWNER, PASSWORD, SECOND } from './callers.ts'

const NEXT = 'next@garage.example'
const words = ['lune', 'caillou', 'verger', 'brume', 'sentier']
const MINUTE = 60_000

describe.each(engines)('A mailed token on $name', ({ open }) => {
  clockStands()
  const garage = accountsForEach(open)

  /** The owner, once they have signed up; `askEmailChange` and `invite` need no session. */
  async function owner() {
    await garage.enter(OWNER)
    const { id } = await garage.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    return {
      id,
      invite: async (email: string, role: 'admin' | 'editor' = 'editor') => {
        expect(await garage.accounts.invite(asking(), id, email, role)).toBe('done')
        return garage.tokenOf(email, 'invitation')
      },
      change: async (email: string) => {
        expect(await garage.accounts.askEmailChange(asking(), { id, email: OWNER }, email)).toBe('done')
        return garage.tokenOf(OWNER, 'emailAgree')
      },
    }
  }
  const accept = (token: string, password = PASSWORD) =>
    garage.accounts.acceptInvitation(asking(), token, password)
  const go = async (token: string) => (await garage.accounts.continueEmailChange(asking(), token)).kind
  const isIn = async (password: string) => (await garage.signIn(SECOND, password)).status === 200
  const expiresIn = (table: 'invitations' | 'email_changes', milliseconds: number) => {
    const expires_at = new Date(Date.now() + milliseconds).toISOString()
    return garage.db.updateTable(table).set({ expires_at }).execute()
  }

  const different = words.map((word) => `${word}-sapin-48`)
  test.each([
    ['the same password', words.map(() => 'lune-trombone-48'), false],
    ['different passwords, and an account that a stranger opened meanwhile', different, true],
  ])(
    'of an invitation lets one of several in, with the password of that one: %s',
    async (_, passwords, isTaken) => {
      const token = await (await owner()).invite(SECOND)
      if (isTaken) await garage.signUp(SECOND, 'stranger-caillou-48')
      const outcomes = await Promise.all(passwords.map((password) => accept(token, password)))
      const entered = passwords.filter((_password, at) => (outcomes[at] as Response).ok)
      expect(entered).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'gone')).toHaveLength(words.length - 1)
      const [won = ''] = entered
      expect(await accept(token, 'autre-verger-49')).toBe('gone')
      expect(await isIn(won)).toBe(true)
      for (const other of [...passwords, 'autre-verger-49', 'stranger-caillou-48'])
        if (other !== won) expect(await isIn(other), other).toBe(false)
      expect((await listPeople(garage.db)).filter(({ role }) => role === 'editor')).toHaveLength(1)
    },
  )

  test('of an invitation stays good where the password is refused', async () => {
    const token = await (await owner()).invite(SECOND)
    for (const password of ['', 'abc', 'password123', 'x'.repeat(500)])
      expect(await accept(token, password)).toMatchObject({ status: 400 })
    expect(await garage.accounts.invitation(token)).toEqual({ email: SECOND, hasAccount: false })
    await garage.signUp(SECOND)
    expect(await garage.accounts.invitation(token)).toEqual({ email: SECOND, hasAccount: false })
  })

  test('of an invitation to the website alone comes with what that is', async () => {
    const { id } = await owner()
    await garage.accounts.invite(asking(), id, SECOND, 'writer')
    const [mail] = await garage.mails(SECOND, 'writerInvitation')
    expect(mail?.text).toContain('You will see no request and no customer.')
    expect(await garage.accounts.invite(asking(), id, OWNER, 'writer')).toBe('already')
    expect(await garage.accounts.invite(asking(), id, 'not one', 'writer')).toBe('email')
  })

  test('opens until its time is over, and not after', async () => {
    const { invite, change } = await owner()
    await garage.enter(SECOND)
    const [invitation, agree] = [await invite(SECOND), await change(NEXT)]
    for (const table of ['invitations', 'email_changes'] as const) await expiresIn(table, 0)
    expect([await accept(invitation), await go(agree)]).toEqual(['gone', 'gone'])
    expect(await garage.accounts.invitation(invitation)).toBeUndefined()
    expect(await garage.accounts.emailChange(agree)).toBeUndefined()
    for (const table of ['invitations', 'email_changes'] as const) await expiresIn(table, MINUTE)
    expect([await accept(invitation), await go(agree)]).toEqual(['done', 'agreed'])
    const confirm = await garage.tokenOf(NEXT, 'emailConfirm')
    await expiresIn('email_changes', 0)
    expect(await go(confirm)).toBe('gone')
    await expiresIn('email_changes', MINUTE)
    expect(await go(confirm)).toBe('confirmed')
  })

  test('is good for seven days in an invitation, and for one in a change of address', async () => {
    const { invite, change } = await owner()
    await invite(SECOND)
    await change(NEXT)
    const days = async (table: 'invitations' | 'email_changes') => {
      const { expires_at } = await garage.db.selectFrom(table).select('expires_at').executeTakeFirstOrThrow()
      return Math.round((Date.parse(expires_at) - Date.now()) / (60 * MINUTE)) / 24
    }
    expect([await days('invitations'), await days('email_changes')]).toEqual([7, 1])
  })

  test('opens nothing once whoever sent it, or was to get it, lost access', async () => {
    const { invite } = await owner()
    await garage.enter(SECOND)
    await grantRole(garage.db, SECOND, 'editor')
    const own = await invite(SECOND, 'admin')
    await revokeRole(garage.db, SECOND)
    expect(await accept(own)).toBe('gone')
    await grantRole(garage.db, SECOND, 'admin')
    const sent = await invite(NEXT)
    await revokeRole(garage.db, OWNER)
    expect([await accept(sent), await garage.accounts.invitation(sent)]).toEqual(['gone', undefined])
  })

  test('changes an address by both, once each, whatever number use it at the same instant', async () => {
    const { id, change } = await owner()
    const agree = await change(NEXT.toUpperCase())
    expect(await confirmEmailChange(garage.db, agree)).toBe('gone')
    const all = (token: string) => Promise.all([go(token), go(token), go(token)])
    expect((await all(agree)).toSorted()).toEqual(['agreed', 'gone', 'gone'])
    const isOf = async (email: string) =>
      expect(await rowsIn(garage.db, 'user')).toMatchObject([{ id, email }])
    await isOf(OWNER)
    expect(await garage.mails(NEXT, 'emailConfirm')).toHaveLength(1)
    // A link to a new password that went to the old address ends with the change.
    const reset = await garage.forgot(OWNER)
    const confirmed = await all(await garage.tokenOf(NEXT, 'emailConfirm'))
    expect(confirmed.toSorted()).toEqual(['confirmed', 'gone', 'gone'])
    await isOf(NEXT)
    expect((await garage.accounts.resetPassword(asking(), reset, 'lune-caillou-verger-8')).status).toBe(400)
  })

  test('changes no address to one that is taken, before or meanwhile', async () => {
    const { id, change } = await owner()
    const ask = (email: string) => garage.accounts.askEmailChange(asking(), { id, email: OWNER }, email)
    expect([await ask('not one'), await ask(OWNER)]).toEqual(['INVALID_EMAIL', 'EMAIL_SAME'])
    await go(await change(NEXT))
    await garage.signUp(NEXT)
    expect(await go(await garage.tokenOf(NEXT, 'emailConfirm'))).toBe('taken')
    expect(await ask(NEXT)).toBe('EMAIL_TAKEN')
  })
})
