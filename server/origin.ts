/**
 * Whether a request that changes something comes from our own pages. Programs that send no Origin are let through:
 * they hold no visitor's cookies that a browser attached for them.
 */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  if (origin === new URL(siteUrl).origin) return true
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  return host !== undefined && host === headers.get('host')
}
