import { fillSlots } from '#app/content/slots.ts'
import type { StaffCopy } from '#app/staff-words.ts'

export type AccountRefusal = { code: string; message: string }

const codes: Record<string, keyof StaffCopy['errors']> = {
  MISSING_CREDENTIALS: 'missingCredentials',
  MISSING_EMAIL: 'missingEmail',
}

/** Better Auth's error in the reader's language; its own message if we have none. */
export async function refusalOf(response: Response, { errors }: StaffCopy): Promise<AccountRefusal> {
  const body: unknown = await response.json().catch(() => undefined)
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown }
  const name = typeof code === 'string' ? code : 'UNKNOWN'
  const known = codes[name] ?? name
  const text = Object.hasOwn(errors, known) ? errors[known as keyof typeof errors] : undefined
  const minutes = Math.ceil(Number(response.headers.get('retry-after') ?? 60) / 60)
  const own = response.status < 500 && typeof message === 'string' ? message : errors.other
  return { code: name, message: fillSlots(text ?? own, { minutes }) }
}

/** The stable code of an error response. */
export async function codeOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const code = (body as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code : undefined
}
