/** `Sec-Fetch-Site` of requests from our own pages, or from no page (a typed address, a bookmark). */
const OWN = ['same-origin', 'none']

/**
 * Whether a request that changes something comes from our own pages. Clients that send neither header are allowed: they are not
 * browsers, so no browser attached a visitor's cookies.
 */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite === 'cross-site') return false
  const origin = headers.get('origin')
  // No Origin: either not a browser, or a request whose `Sec-Fetch-Site` must then be ours.
  if (origin === null) return fetchSite === null || OWN.includes(fetchSite)
  // A page that tells nobody its address sends its form so.
  if (origin === 'null') return fetchSite === 'same-origin'
  const site = new URL(siteUrl)
  if (origin === site.origin) return true
  // Also allowed under another host name of this server, but only with the scheme of the site.
  const from = URL.canParse(origin) ? new URL(origin) : undefined
  return from !== undefined && from.host === headers.get('host') && from.protocol === site.protocol
}
