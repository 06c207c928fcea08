import { BlockList, isIP } from 'node:net'

/** Finds the address a request came from; `X-Forwarded-For` counts only as far as the proxies named are ours. */
export function addressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (!isIP(address)) throw new Error(`TRUSTED_PROXIES: "${entry}" is no address`)
    if (bits) trusted.addSubnet(address, Number(bits), family)
    else trusted.addAddress(address, family)
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return function addressOf(remote: string | undefined, forwardedFor: string | undefined): string {
    let address = plain(remote ?? '')
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
    while (isTrusted(address) && hops.length) {
      const hop = hops.pop() ?? ''
      if (!isIP(hop)) break
      address = hop
    }
    return address
  }
}

/** "::ffff:127.0.0.1" is 127.0.0.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
