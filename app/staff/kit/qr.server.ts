import { encode } from 'uqr'

/** A QR code as an SVG path, one unit per module; `size` includes the quiet zone that readers need. */
export type Qr = { size: number; path: string }

const EDGE = 4

/** @throws when the text is longer than a QR code can hold. */
export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: EDGE })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
