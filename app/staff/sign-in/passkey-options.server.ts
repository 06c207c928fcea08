import type { ActionFunctionArgs } from 'react-router'
import type { Call } from '#app/accounts/calls.server.ts'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { accountRefusal, cookiesOf } from '#app/accounts/sign-in-answer.server.ts'
import { runtimeContext } from '#app/context.server.ts'
import { askingOf } from '#app/staff/kit/account-form.server.ts'

/** Returns WebAuthn options as JSON for the page's script, with the cookie that identifies the challenge. */
export async function passkeyOptions(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  question: Call,
): Promise<Response> {
  const response = await args.context.get(runtimeContext).accounts.ask(askingOf(args), question)
  const headers = cookiesOf(response)
  if (response.ok) return Response.json({ options: await response.json() }, { headers })
  const { message } = await accountRefusal(response, languageOf(args.request))
  return Response.json({ error: message }, { status: response.status, headers })
}
