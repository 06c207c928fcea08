/**
 * The services by which browsers receive messages: Chrome and its relatives, Firefox, Safari, Edge. The site posts to no other
 * host, whatever address a signed-in person names.
 */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

const LONGEST = 1_000

/** Whether an address is one of a push service. */
export function isPushAddress(text: string): boolean {
  const url = text.length <= LONGEST ? URL.parse(text) : null
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return hosts.some((host) => host.test(url.hostname))
}
