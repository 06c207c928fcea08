import { setTimeout as wait } from 'node:timers/promises'
import { plainPaths } from '#app/site-map.ts'
import { raw } from './raw-http.ts'

export const OWNER = 'owner@garage.example'
const PASSWORD = 'trombone-sapin-47'
const MAIL_MILLISECONDS = 60_000

type Mails = { received: readonly { source: string; to: string[] }[] }

/** Signs up at the first server, which makes the first admin, and opens the link of the mail. */
export async function becomeOwner(url: string, mails: Mails): Promise<void> {
  await send(url, `${plainPaths.login}?tab=sign-up`, { intent: 'sign-up', email: OWNER, password: PASSWORD })
  const word = await confirmationIn(mails)
  await signIn(url, await cookiesAfter(raw(url, { path: `${plainPaths.login}?confirm=${word}` })))
}

/** @returns the cookies of the owner's session. */
export async function signIn(url: string, cookie = ''): Promise<string> {
  const fields = { intent: 'sign-in', email: OWNER, password: PASSWORD }
  const cookies = await cookiesAfter(send(url, plainPaths.login, fields, cookie))
  const { status } = await raw(url, { path: plainPaths.admin, headers: { cookie: cookies } })
  if (status !== 200) throw new Error(`The staff area answered ${status} to its owner`)
  return cookies
}

function send(url: string, path: string, fields: Record<string, string>, cookie = '') {
  return raw(url, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url, cookie },
    body: new URLSearchParams(fields).toString(),
  })
}

async function cookiesAfter(answer: ReturnType<typeof raw>): Promise<string> {
  const { headers } = await answer
  const set = headers['set-cookie'] ?? []
  return set
    .filter((line) => !line.includes('Max-Age=0'))
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function confirmationIn({ received }: Mails): Promise<string> {
  const until = Date.now() + MAIL_MILLISECONDS
  while (Date.now() < until) {
    const mail = received.find(({ to }) => to.includes(OWNER))
    // Quoted-printable: long lines are folded with "=", and "=" itself is "=3D".
    const text = mail?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=')
    const word = /confirm=([\w-]+)/.exec(text ?? '')?.[1]
    if (word) return word
    await wait(50)
  }
  throw new Error('The mail with the link to confirm did not come')
}
