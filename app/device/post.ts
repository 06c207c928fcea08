/** Statuses that mean "later", not "no". Those of a server that fails do, too. */
const LATER = [408, 425, 429]
const TIMEOUT_MILLISECONDS = 20_000

/** A response. `body` only if it is JSON: a proxy's or a portal's page is not our server's answer. */
export type Given<Body> = { ok: boolean; later: boolean; lang: string | null; body: Body | undefined }

/** Posts once. @returns undefined without a whole response in time */
export async function postOnce<Body>(
  address: string,
  init: RequestInit,
  timeout = TIMEOUT_MILLISECONDS,
): Promise<Given<Body> | undefined> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(address, { method: 'POST', ...init, signal })
    const { ok, status, headers } = response
    const text = await response.text()
    const later = status >= 500 || LATER.includes(status)
    return { ok, later, lang: headers.get('Content-Language'), body: parsed<Body>(text) }
  } catch {
    return undefined
  }
}

function parsed<Body>(text: string): Body | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
