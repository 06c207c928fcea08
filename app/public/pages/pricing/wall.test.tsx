import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { printedFacts, setFacts } from '#app/content/facts.ts'
import type { AddedRow } from '#app/content/prices/prices.ts'
import { WallSheet } from './wall.tsx'

afterEach(() => setFacts(printedFacts))

/** The sheet once the garage has added so many lines to a price table. */
function sheetWith(added: number): string {
  const { prices, tables } = printedFacts
  const rows = Array.from({ length: added }, (_, index): AddedRow => `row${index + 1}`)
  setFacts({
    ...printedFacts,
    prices: { ...prices, ...Object.fromEntries(rows.map((row) => [row, prices.valve])) },
    tables: { ...tables, pneus: [...tables.pneus, ...rows] },
  })
  return renderToStaticMarkup(<WallSheet lang="fr" />)
}

test.each([
  [0, undefined],
  [8, '0.8'],
  [20, '0.7'],
])('with %i more lines the printed sheet is set in the size that keeps it on one side', (added, size) => {
  const sheet = sheetWith(added)
  expect(sheet.match(/\[zoom:(.*?)\]/)?.[1]).toBe(size)
  expect(sheet.split('"wall-line"').length).toBeGreaterThan(added + 30)
})
