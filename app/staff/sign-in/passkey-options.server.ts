import type { Endpoint } from '#app/accounts/calls.server.ts'
import { accountRefusal } from '#app/accounts/refusal.server.ts'
import { cookiesOf } from '#app/accounts/sign-in-answer.server.ts'
import type { PageArgs } from '#app/staff/kit/staff-page.server.ts'

/** Returns WebAuthn options as JSON for the page's script, with the cookie that identifies the challenge. */
export async function passkeyOptions(
  { accounts, asking, lang }: PageArgs,
  question: Endpoint,
): Promise<Response> {
  const response = await accounts.ask(asking, question)
  const headers = cookiesOf(response)
  if (response.ok) return Response.json({ options: await response.json() }, { headers })
  const { message } = await accountRefusal(response, lang)
  return Response.json({ error: message }, { status: response.status, headers })
}
