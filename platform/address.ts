import { BlockList, isIP } from 'node:net'

/**
 * Finds the client address of a request. `X-Forwarded-For` is believed only as far as its hops are trusted proxies.
 * @param onUntrusted called once, when another address sends the header, or another header of proxies comes in its place: probably
 * a proxy that nobody named, or that is set up otherwise, so that all its visitors share one address
 */
export function addressReader(trustedProxies: readonly string[], onUntrusted: () => void = () => {}) {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const proxy = trustedProxy(entry)
    if (!proxy) throw new Error(`TRUSTED_PROXIES: "${entry}" is no address and no CIDR block`)
    trusted.addSubnet(proxy.address, proxy.bits, proxy.family)
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  let isTold = false
  return function addressOf(
    remote: string | undefined,
    forwardedFor: string | undefined,
    another?: string | undefined,
  ): string {
    let address = plain(remote ?? '')
    if (!isTold && (forwardedFor ? !isTrusted(address) : another)) {
      isTold = true
      onUntrusted()
    }
    const hops = (forwardedFor ?? '').split(',')
    while (isTrusted(address) && hops.length) {
      const hop = plain(withoutPort(hops.pop()?.trim() ?? ''))
      if (!isIP(hop)) break
      address = hop
    }
    return address
  }
}

/** An address or CIDR block of `TRUSTED_PROXIES` in its parts; undefined if it is neither. */
export function trustedProxy(entry: string) {
  const [, address = '', given] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const version = isIP(address)
  if (!version || address.includes('%')) return undefined
  const longest = version === 6 ? 128 : 32
  const bits = given === undefined ? longest : Number(given)
  if (bits > longest) return undefined
  return { address, bits, family: version === 6 ? ('ipv6' as const) : ('ipv4' as const) }
}

/** Strips the port that some proxies add: "203.0.113.9:4711", "[2001:db8::1]:443". */
function withoutPort(hop: string): string {
  const [, bracketed, dotted] = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/i.exec(hop) ?? []
  if (bracketed) return isIP(bracketed) === 6 ? bracketed : ''
  return dotted ?? hop
}

/** Normalises an address: "::ffff:127.0.0.1" to 127.0.0.1, "2001:0DB8:0::1" to 2001:db8::1; empty if invalid. */
function plain(address: string): string {
  // A zone index ("fe80::1%eth0") has a meaning on one machine only.
  if (isIP(address) !== 6 || address.includes('%')) return isIP(address) === 4 ? address : ''
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(written) ?? []
  if (!high || !low) return written
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/** One customer usually has a whole IPv6 /64, so an IPv6 address is reduced to its first four groups. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail === undefined) return groups.slice(0, 4).join(':')
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0')
  return [...groups, ...zeros, ...after].slice(0, 4).join(':')
}
