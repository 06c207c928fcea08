import type { Kysely } from 'kysely'
import type { ActionFunctionArgs } from 'react-router'
import { runtimeContext } from '#app/runtime.server.ts'
import { languageOf } from '#app/staff/language.server.ts'
import type { Tables } from '#database/tables.ts'
import { askingOf } from './asked.server.ts'
import { accountRefusal, cookiesOf } from './entered.server.ts'

export type KeptPasskey = { id: string; name: string; addedAt: Date | undefined }

/** The passkeys of an account, the first added first. */
export async function passkeysOf(db: Kysely<Tables>, userId: string): Promise<KeptPasskey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name: name ?? '',
    addedAt: createdAt ? new Date(createdAt) : undefined,
  }))
}

/** What a device is asked, as JSON for a script of the page; the cookie that goes with it names the question. */
export async function askDevice(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  about: '/passkey/generate-register-options' | '/passkey/generate-authenticate-options',
): Promise<Response> {
  const response = await args.context.get(runtimeContext).accounts.read(askingOf(args), about)
  const headers = cookiesOf(response)
  if (response.ok) return Response.json({ options: await response.json() }, { headers })
  const { message } = await accountRefusal(response, languageOf(args.request))
  return Response.json({ error: message }, { status: response.status, headers })
}

/** What the device answered, as the script of the page sent it. */
export function deviceAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
