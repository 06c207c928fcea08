/** Where a browser says a request comes from, when it comes from us or from nowhere (a typed address, a bookmark). */
const OWN = ['same-origin', 'none']

/**
 * Whether a request that changes something comes from our own pages. Programs that send neither header are let through:
 * they hold no visitor's cookies that a browser attached for them.
 */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite === 'cross-site') return false
  const origin = headers.get('origin')
  // Whatever says where it comes from is a browser, and browsers send the origin of a post.
  if (origin === null) return fetchSite === null || OWN.includes(fetchSite)
  const site = new URL(siteUrl)
  if (origin === site.origin) return true
  // Under another name of ours, but never without TLS where the site has it.
  const from = URL.canParse(origin) ? new URL(origin) : undefined
  return from !== undefined && from.host === headers.get('host') && from.protocol === site.protocol
}
