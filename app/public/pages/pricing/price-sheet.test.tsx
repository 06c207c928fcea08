import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import type { AddedRow } from '#app/content/prices/prices.ts'
import { PriceSheet } from './price-sheet.tsx'

/** The sheet with this many lines in all: the lines for tires are made up. */
function sheetOf(lines: number): string {
  const { prices, services, tables } = bundledFacts
  const others = services.flatMap(({ id }) => (id === 'pneus' ? [] : tables[id]))
  const rows = Array.from({ length: lines - new Set(others).size }, (_, index): AddedRow => `row${index + 1}`)
  setFacts({
    ...bundledFacts,
    prices: { ...prices, ...Object.fromEntries(rows.map((row) => [row, prices.valve])) },
    tables: { ...tables, pneus: rows },
  })
  return renderToStaticMarkup(<PriceSheet lang="fr" />)
}

test.each([
  [34, undefined],
  [35, '0.8'],
  [44, '0.8'],
  [45, '0.7'],
])('a printed sheet of %i lines is set in the size that keeps it on one side', (lines, size) => {
  const sheet = sheetOf(lines)
  expect(sheet.match(/\[zoom:(.*?)\]/)?.[1]).toBe(size)
  expect(sheet.split('<dt>')).toHaveLength(lines + 1)
})
