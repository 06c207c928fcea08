/**
 * Whether a request that changes something comes from our own pages. Programs that send no Origin are let through:
 * they hold no visitor's cookies that a browser attached for them.
 */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  const site = new URL(siteUrl)
  if (origin === site.origin) return true
  // Under another name of ours, but never without TLS where the site has it.
  const from = URL.canParse(origin) ? new URL(origin) : undefined
  return from !== undefined && from.host === headers.get('host') && from.protocol === site.protocol
}
