import { randomInt } from 'node:crypto'

/** Letters and digits that are not confused on paper or on the phone; no vowels, so that they spell no words. */
const LETTERS = 'CDFGHJKMNPQRTVWXY'
const DIGITS = '23456789'

function pick(characters: string, count: number): string {
  return Array.from({ length: count }, () => characters[randomInt(characters.length)]).join('')
}

/** A new reference such as "G-7K3F-22", one of 25 million. */
export function newReference(): string {
  return `G-${pick(LETTERS + DIGITS, 4)}-${pick(DIGITS, 2)}`
}
