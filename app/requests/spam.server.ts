import { type CheckedRequest, textFields } from './request.ts'

export type SpamReason = 'bait' | 'too-fast' | 'link-in-field'

/** Spam signs that the form sends with the request. */
export type SpamSigns = {
  /** The value of the honeypot field. */
  honeypot: string
  /** Milliseconds from the page's start to the submission; undefined without JavaScript. */
  elapsed: number | undefined
}

/** In milliseconds. Nobody fills in four fields faster, even with autofill. */
const FASTEST = 2_000

/** Links are normal in messages, and an e-mail address may contain `www.`. */
const shortFields = textFields.filter((name) => name !== 'message' && name !== 'email')
const LINK = /https?:|www\.|\[url|<a\s/i

/** Why a request looks like spam; undefined if it does not. It is stored either way, and staff can restore it. */
export function spamReason(request: CheckedRequest, signs: SpamSigns): SpamReason | undefined {
  if (signs.honeypot !== '') return 'bait'
  if (signs.elapsed !== undefined && signs.elapsed >= 0 && signs.elapsed < FASTEST) return 'too-fast'
  if (shortFields.some((name) => LINK.test(request[name]))) return 'link-in-field'
  return undefined
}
