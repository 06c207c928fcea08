import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import type { Asking } from '#app/accounts/calls.server.ts'
import { codeOf } from '#app/accounts/refusal.server.ts'
import { onOneLine } from '#app/content/invisible.ts'
import type { Tables } from '#database/tables.ts'
import { jsonIn } from '#platform/body.ts'

/** The passkeys of an account, oldest first. */
export async function passkeysOf(db: Kysely<Tables>, userId: string) {
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

type PasskeyCall = { accounts: Accounts; asking: Asking; field: (name: string) => string }

/** base64url, as WebAuthn sends bytes; an attestation with certificates takes some kilobytes. */
const letters = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+={0,2}$/)
const id = letters.max(2_048)
const credential = { id, rawId: id, type: z.literal('public-key') }

/** The fields of a device's response that are used; everything else is dropped. */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: letters,
    attestationObject: letters,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .optional(),
  }),
})
const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: letters,
    authenticatorData: letters,
    signature: letters,
    userHandle: letters.nullish().transform((handle) => handle ?? undefined),
  }),
})

const unverified = () => Response.json({ code: 'AUTHENTICATION_FAILED' }, { status: 400 })

/** Has Better Auth verify a new passkey and add it to the account. */
export async function verifyNewPasskey({ accounts, asking, field }: PasskeyCall, name: string) {
  const { data } = registration.safeParse(jsonIn(field('answer')))
  if (!data) return unverified()
  const body = { response: { ...data, clientExtensionResults: {} }, name }
  const response = await accounts.ask(asking, 'verifyPasskeyRegistration', body)
  // Better Auth answers 500 to a new passkey that fails verification.
  const failed = response.status === 500 && (await codeOf(response)) === 'FAILED_TO_VERIFY_REGISTRATION'
  return failed ? unverified() : response
}

/** Has Better Auth verify a passkey and sign in. */
export async function verifyPasskey({ accounts, asking, field }: PasskeyCall): Promise<Response> {
  const { data } = authentication.safeParse(jsonIn(field('answer')))
  if (!data) return unverified()
  const body = { response: { ...data, clientExtensionResults: {} } }
  return accounts.ask(asking, 'verifyPasskeyAuthentication', body)
}

/** A name given to a passkey, on one line and at most 60 characters long. */
export function passkeyName(given: string): string {
  return onOneLine(given).slice(0, 60).toWellFormed()
}
