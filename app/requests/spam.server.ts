import { type CheckedRequest, fieldsOf } from './request.ts'

export type SpamReason = 'bait' | 'too-fast' | 'link-in-field' | 'links'

/** Spam signs that the form sends with the request. */
export type SpamSigns = {
  /** The value of the honeypot field. */
  honeypot: string
  /** Milliseconds from the page's start to the sending; undefined without JavaScript. */
  elapsed: number | undefined
}

/** In milliseconds. Nobody fills in four fields faster, even with autofill. */
const FASTEST = 2_000

/** A link is normal in a message, and an e-mail address may contain `www.`. */
const shortFields = fieldsOf('text').filter((name) => name !== 'message' && name !== 'email')
const LINK = /https?:|www\.|\[url|<a\s/i
/** Addresses in a message; `https://www.` is the beginning of one. */
const ADDRESS = /https?:\/\/\S+|\bwww\.\S+/gi
/** Mark-up of a link, as programs send it and nobody types it. */
const MARKED_UP = /<a\s|\[(url|link)\b/i
/** A customer sends the address of their tires or of a photo; texts that sell something send more. */
const MOST_ADDRESSES = 1

/** Why a request looks like spam; undefined if it does not. It is stored either way, and staff can restore it. */
export function spamReason(request: CheckedRequest, signs: SpamSigns): SpamReason | undefined {
  if (signs.honeypot !== '') return 'bait'
  if (signs.elapsed !== undefined && signs.elapsed >= 0 && signs.elapsed < FASTEST) return 'too-fast'
  if (shortFields.some((name) => LINK.test(request[name]))) return 'link-in-field'
  const { message } = request
  if (MARKED_UP.test(message) || (message.match(ADDRESS) ?? []).length > MOST_ADDRESSES) return 'links'
  return undefined
}
