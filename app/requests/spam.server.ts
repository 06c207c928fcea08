import { type CheckedRequest, textFields } from './request.ts'

export type SpamReason = 'bait' | 'too-fast' | 'link-in-field'

/** What the form sends beside the request. */
export type SpamSigns = {
  /** What stands in the field that people do not see. */
  bait: string
  /** Milliseconds from the page's start to the sending; undefined without scripts. */
  elapsed: number | undefined
}

/** Nobody fills four fields faster, even with a browser that knows them. */
const FASTEST = 2_000

/** People write links in messages; `www.` may stand in an e-mail address. */
const shortFields = textFields.filter((name) => name !== 'message' && name !== 'email')
const LINK = /https?:|www\.|\[url|<a\s/i

/** Why a request looks like a program wrote it; undefined for a person's. It is kept either way, and staff can restore it. */
export function spamReason(request: CheckedRequest, signs: SpamSigns): SpamReason | undefined {
  if (signs.bait !== '') return 'bait'
  if (signs.elapsed !== undefined && signs.elapsed >= 0 && signs.elapsed < FASTEST) return 'too-fast'
  if (shortFields.some((name) => LINK.test(request[name]))) return 'link-in-field'
  return undefined
}
