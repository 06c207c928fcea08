import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sizes } from '../../scripts/lines.ts'

const limits: Record<'product' | 'tests', number> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'limits.json'), 'utf8'),
)

test.each(['product', 'tests'] as const)('the lines of %s stay under a limit', (kind) => {
  const lines = sizes().get('all')?.[kind].lines ?? Number.NaN
  expect(lines, `lines of ${kind}: make something shorter, not the limit higher`).toBeLessThanOrEqual(
    limits[kind],
  )
})
