import { data, redirect } from 'react-router'
import { leaveNotice } from '#app/accounts/cookies/notice.server.ts'
import { accountRefusal } from '#app/accounts/refusal.server.ts'
import { devicesOf, endSession } from '#app/accounts/sessions.server.ts'
import { cookiesOf, refused } from '#app/accounts/sign-in-answer.server.ts'
import { accountsCopy } from '#app/accounts/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { type Qr, qrOf } from '#app/staff/kit/qr.server.ts'
import type { PageArgs } from '#app/staff/kit/staff-page.server.ts'
import { codeIn } from '#app/staff/sign-in/fields.tsx'
import { staffCopy } from '#app/staff-words.ts'

/** For an authenticator app: the `otpauth:` URI, its secret key to type, its QR code, and the recovery codes. */
export type SetUp = { uri: string; key: string; qr: Qr; codes: string[] }

/** Limits for what a form sends back: our URIs are shorter, a QR code holds more, and ten recovery codes are made at once. */
const URI_LENGTH = 500
const CODES = 10

/** What each form asks for with the password. */
const questions = {
  start: 'enableTwoFactor',
  codes: 'generateBackupCodes',
  'turn-off': 'disableTwoFactor',
} as const

/** Handles the forms of the second-step page. */
export async function applySecondStepForm(posted: PageArgs) {
  const { accounts, asking, lang, field } = posted
  const intent = field('intent')
  if (intent === 'turn-on') return turnOn(posted)
  if (intent !== 'start' && intent !== 'codes' && intent !== 'turn-off')
    return data({ intent, error: staffCopy(lang).errors.other }, { status: 400 })
  const response = await accounts.ask(asking, questions[intent], { password: field('password') })
  if (!response.ok) return refused(response, lang, { intent })
  if (intent === 'turn-off') return renewed(posted, response, 'secondStepOff')
  const { totpURI, backupCodes: codes } = (await response.json()) as {
    totpURI: string
    backupCodes: string[]
  }
  if (intent === 'start') return data({ intent, setUp: setUpOf(totpURI, codes) })
  return data({ intent, codes, success: accountsCopy(lang).setUp.codesMade })
}

/** A correct code turns the second step on and ends all earlier sessions, because none of them has passed it. */
async function turnOn(posted: PageArgs) {
  const { accounts, asking, db, lang, me, form, field } = posted
  const before = await devicesOf(db, me.id, me.sessionId)
  const response = await accounts.ask(asking, 'verifyTOTP', { code: codeIn(form) })
  if (response.ok) {
    for (const { id } of before) await endSession(db, me.id, id)
    return renewed(posted, response, 'secondStepOn')
  }
  const { code, message } = await accountRefusal(response, lang)
  // The form sends the URI and the codes back, because they are stored nowhere else.
  const uri = field('uri')
  const brought = uri.startsWith('otpauth://totp/') && uri.length < URI_LENGTH
  const setUp = brought ? setUpOf(uri, field('codes').split(' ', CODES)) : undefined
  return data({ intent: 'turn-on', code, error: message, setUp }, { status: response.status })
}

/** Turning the step on or off starts a new session: redirect with its cookies. */
function renewed({ secure }: PageArgs, response: Response, notice: 'secondStepOn' | 'secondStepOff') {
  const headers = cookiesOf(response)
  headers.append('Set-Cookie', leaveNotice(notice, secure))
  return redirect(plainPaths.account, { headers })
}

function setUpOf(uri: string, codes: string[]): SetUp {
  const key = URL.parse(uri)?.searchParams.get('secret') ?? ''
  return { uri, key: key.match(/.{1,4}/g)?.join(' ') ?? '', qr: qrOf(uri), codes }
}
