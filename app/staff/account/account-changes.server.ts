import { data, redirect } from 'react-router'
import { leaveNotice } from '#app/accounts/cookies/notice.server.ts'
import { cancelEmailChange } from '#app/accounts/email-change.server.ts'
import { passkeyName, verifyNewPasskey } from '#app/accounts/factors/passkeys.server.ts'
import { endOtherSessions, endSession } from '#app/accounts/sessions.server.ts'
import { cookiesOf, refused } from '#app/accounts/sign-in-answer.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { fillSlots } from '#app/content/slots.ts'
import { plainPaths } from '#app/site-map.ts'
import { applyAlertsForm } from '#app/staff/alerts/alerts-changes.server.ts'
import type { PageArgs } from '#app/staff/kit/staff-page.server.ts'
import { staffCopy } from '#app/staff-words.ts'
import { linkIdentity, unlinkOwnIdentity } from './identities.server.ts'

/** Handles the forms of the account page. @returns the outcome, in words */
export async function applyAccountForm(posted: PageArgs) {
  const { accounts, asking, db, lang, me, form, field, token } = posted
  const { done } = accountsCopy(lang).account
  const intent = field('intent')
  const success = (text: string) => data({ intent, success: text })
  const settled = async (response: Response, text: string) =>
    response.ok ? success(text) : refused(response, lang, { intent })

  const refuse = (status = 400) => data({ intent, error: staffCopy(lang).errors.other }, { status })
  const id = token('id')
  const name = passkeyName(field('name'))
  // `unlinkOwnIdentity` refuses an unknown identity with its own error.
  if (form.has('id') && !id && intent !== 'unlink-identity') return refuse()

  switch (intent) {
    case 'end-session':
      await endSession(db, me.id, id)
      return success(done.revoked)
    case 'end-others':
      await endOtherSessions(db, me.id, me.sessionId)
      return success(done.revokedOthers)
    case 'password':
      return changePassword(posted)
    case 'email':
      return askEmailChange(posted)
    case 'cancel-email':
      await cancelEmailChange(db, me.id)
      return success(done.changeCancelled)
    case 'add-passkey':
      return settled(await verifyNewPasskey(posted, name), done.passkeyAdded)
    case 'name-passkey':
      return settled(await accounts.ask(asking, 'updatePasskey', { id, name }), done.passkeyNamed)
    case 'remove-passkey':
      return settled(await accounts.ask(asking, 'deletePasskey', { id }), done.passkeyRemoved)
    case 'link-identity':
      return accounts.providerName ? linkIdentity(posted) : refuse(404)
    case 'unlink-identity':
      return unlinkOwnIdentity(posted)
    default:
      return (await applyAlertsForm(posted)) ?? refuse()
  }
}

/** Changing the password ends all sessions and starts a new one: redirect with its cookies. */
async function changePassword({ accounts, asking, lang, secure, field }: PageArgs) {
  const body = {
    currentPassword: field('password'),
    newPassword: field('new-password'),
    revokeOtherSessions: true,
  }
  const response = await accounts.ask(asking, 'changePassword', body)
  if (!response.ok) return refused(response, lang, { intent: 'password' })
  const headers = cookiesOf(response)
  headers.append('Set-Cookie', leaveNotice('passwordReplaced', secure))
  return redirect(plainPaths.account, { headers })
}

async function askEmailChange({ accounts, asking, lang, me, field }: PageArgs) {
  const { account, errors, people } = accountsCopy(lang)
  const email = field('email').trim()
  const outcome = await accounts.askEmailChange(asking, me, email)
  if (outcome === 'done') {
    return data({ intent: 'email', success: fillSlots(account.done.agreeSent, { email: me.email }) })
  }
  const words = { ...staffCopy(lang).errors, ...errors, TOO_MANY_ATTEMPTS: people.refused.tooMany }
  return data({ intent: 'email', code: outcome, error: words[outcome], email }, { status: 409 })
}
