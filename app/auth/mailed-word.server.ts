import { createHash, randomBytes } from 'node:crypto'

/** A word to send by mail, and what is kept of it: whoever reads the database cannot use it. */
export function mailedWord(): { word: string; kept: string } {
  const word = randomBytes(24).toString('base64url')
  return { word, kept: keptOf(word) }
}

/** What is kept of a word that came back. */
export function keptOf(word: string): string {
  return createHash('sha256').update(word).digest('base64url')
}

const DAY = 24 * 60 * 60_000

export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString()
}
