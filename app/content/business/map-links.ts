import type { Business } from './business.ts'

const written = (words: string) =>
  encodeURIComponent(words).replaceAll('%20', '+').replaceAll('%2C', ',').replaceAll('%27', "'")

/** URLs of an address on a map service: one for a new tab, one for the frame that loads only once a visitor asks for it. */
export function mapLinks({ street, city, region, postalCode }: Business['address']) {
  return {
    mapUrl: `https://www.google.com/maps/search/?api=1&query=${written(`${street} ${city} ${region} ${postalCode}`)}`,
    mapEmbedUrl: `https://www.google.com/maps?q=${written(`${street}, ${city}, ${region} ${postalCode}`)}&output=embed`,
  }
}
