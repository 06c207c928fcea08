import type { PriceKey } from '#app/content/prices/prices.ts'
import type { Text } from '../language.ts'

/** A part of the car drawn on the home page. */
export type CarZone = 'whole' | 'underbody' | 'engine' | 'tire' | 'brake' | 'body' | 'front'

/** The language-independent data of a service, and its short labels. */
export type ServiceRecord = {
  id: string
  /** Last part of the URL. */
  slug: Text
  /** Name in menus, tabs and cards. */
  label: Text
  /** The token of the palette in which its icon is drawn: none that reads as a state. */
  color: 'ink'
  /** The service key that English pages use in `?service=`. */
  englishKey: string
  /** The part of the drawn car that links to it, which is its icon too. */
  zone: CarZone
  /** The row whose price the card shows as "À partir de …". */
  leadPrice: PriceKey
  /** The rows of its price table, in order. */
  prices: readonly PriceKey[]
}
