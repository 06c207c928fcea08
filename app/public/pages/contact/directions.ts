/** Links to directions to one address: on the web, in the map app of an Android phone, and in Apple's. */
export type Directions = { web: string; android: string; apple: string }

export function directionsTo(address: string): Directions {
  const place = encodeURIComponent(address)
  return {
    web: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
    android: `geo:0,0?q=${place}`,
    apple: `https://maps.apple.com/?daddr=${place}`,
  }
}

/** The link that opens the device's own map app; the web link if it has none that links can open. */
export function directionsOn(userAgent: string, { web, android, apple }: Directions): string {
  if (/android/i.test(userAgent)) return android
  if (/iphone|ipad|macintosh/i.test(userAgent)) return apple
  return web
}
