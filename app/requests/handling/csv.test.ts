import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { langs } from '#app/content/language.ts'
import { isLong } from '../../../test/attack/attack-size.ts'
import { csvRow } from './csv.ts'

const RUNS = isLong ? 2_000 : 200

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
/** A formula, also after characters that a spreadsheet may strip first. */
const FORMULA = new RegExp(`^[\\s\\p{C}"]*[${SIGNS.join('').replace('-', '\\-')}]`, 'u')
/** Parses rows as lenient programs do: a quote opens a cell only at its start; what follows the closing one belongs to it. */
function rowsOf(text: string, separators: string): string[][] {
  const rows = [['']]
  let quoted = false
  let begins = true
  const more = (character: string) => {
    const row = rows.at(-1) ?? []
    row.push((row.pop() ?? '') + character)
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    const opens = character === '"' && begins
    begins = false
    if (quoted && character !== '"') more(character)
    else if (quoted && text[at + 1] === '"') {
      more('"')
      at += 1
    } else if (quoted) quoted = false
    else if (opens) quoted = true
    else if (separators.includes(character)) {
      rows.at(-1)?.push('')
      begins = true
    } else if (character === '\n' || character === '\r') {
      if (text.startsWith('\r\n', at)) at += 1
      rows.push([''])
      begins = true
    } else more(character)
  }
  return rows
}

/** What separates, quotes, or is not seen. */
const MARKS = [';', ',', '\t', '\n', '\r\n', '"', '""', "'", ' ', '\u00a0', '\u200b', '\ufeff', '1+1']
const part = fc.oneof(fc.constantFrom(...SIGNS, ...MARKS), fc.string({ unit: 'grapheme', maxLength: 3 }))
const value = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))
const file = fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 })

describe('A file for spreadsheets', () => {
  test.each([',', ';', '\t', ';\t', ',;\t'])(
    'has no cell that begins a formula, split at %j',
    (separators) => {
      fc.assert(
        fc.property(file, (rows) => {
          for (const lang of langs)
            for (const cell of rowsOf(rows.map((row) => csvRow(row, lang)).join(''), separators).flat())
              expect(cell).not.toMatch(FORMULA)
        }),
        { numRuns: RUNS },
      )
    },
  )

  test.each([
    ['x;"=1+1;"', `"x;""'=1+1;"""`],
    [' "a",\n\'b\' ', `" ""a"",\n'b' "`],
    ['＝1+1', `"'＝1+1"`],
    ['@SUM(1)', `"'@SUM(1)"`],
    ['Bonjour, -10 °C dehors', '"Bonjour, -10 °C dehors"'],
    ['a-b@example.org', '"a-b@example.org"'],
  ])('writes %s as %s', (text, written) => {
    expect(csvRow([text], 'en')).toBe(`${written}\r\n`)
  })
})
