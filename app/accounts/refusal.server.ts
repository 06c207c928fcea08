import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { staffCopy } from '#app/staff-words.ts'
import { accountsCopy } from './words.ts'

/** Better Auth's error in the words of the account pages; its own message if we have none. */
export async function accountRefusal(response: Response, lang: Lang) {
  const errors: Record<string, string> = { ...accountsCopy(lang).errors, ...staffCopy(lang).errors }
  const { code = 'UNKNOWN', message } = await errorIn(response)
  const text = Object.hasOwn(errors, code) ? errors[code] : undefined
  const minutes = Math.ceil(Number(response.headers.get('retry-after') ?? 60) / 60)
  const own = response.status < 500 && message !== undefined ? message : staffCopy(lang).errors.other
  return { code, message: fillSlots(text ?? own, { minutes }) }
}

/** The stable code of an error response. */
export const codeOf = async (response: Response) => (await errorIn(response)).code

/** What an error response says, where it is text. */
async function errorIn(response: Response): Promise<{ code?: string; message?: string }> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { code, message } = Object(body) as { code?: unknown; message?: unknown }
  return { ...(typeof code === 'string' && { code }), ...(typeof message === 'string' && { message }) }
}
