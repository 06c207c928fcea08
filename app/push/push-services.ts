/**
 * The push services of Chrome and other Chromium browsers, Firefox, Safari and Edge. The site posts to no other host, whatever
 * endpoint a signed-in person submits.
 */
const hosts = [
  /^fcm\.googleapis\.com$/,
  // Chromium built without Google's keys, as Linux distributions do.
  /^jmt17\.google\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

const LONGEST = 1_000

/** Whether a URL is an endpoint of one of these services. */
export function isPushAddress(text: string): boolean {
  const url = text.length <= LONGEST ? URL.parse(text) : null
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return hosts.some((host) => host.test(url.hostname))
}
