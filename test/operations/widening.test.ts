import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrations } from '#database/migrations.ts'
import { type ReleasedSchema, schemaOf } from '../../tools/released-schema.ts'
import { engines } from '../engines.ts'

const released = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../database/released-schema.json'), 'utf8'),
) as ReleasedSchema

/**
 * What a version that knows only the released tables would meet: it reads and writes their columns by name while the new version
 * runs beside it. @returns what would fail
 */
function narrowed(before: ReleasedSchema['tables'], after: ReleasedSchema['tables']): string[] {
  return Object.entries(before).flatMap(([table, { columns, unique }]) => {
    const now = after[table]
    if (!now) return [`${table} is gone`]
    return [
      ...Object.keys(columns).flatMap((column) =>
        now.columns[column] ? [] : [`${table}.${column} is gone`],
      ),
      ...Object.entries(now.columns).flatMap(([column, { needed }]) =>
        needed && !columns[column]?.needed ? [`${table}.${column} must be given`] : [],
      ),
      ...now.unique
        .filter((index) => !unique.includes(index))
        .map((index) => `${table} (${index}) must be unique`),
    ]
  })
}

const added = Object.keys(migrations).filter((name) => !released.steps.includes(name))
const stopsFirst = added.some((name) => migrations[name]?.stopFirst)

describe.each(engines)('The version before, on the schema of this one, on $name', ({ open }) => {
  test('finds every table and column it writes, and nothing more is asked of it, or is stopped first', async () => {
    expect(released.steps.filter((name) => !migrations[name])).toEqual([])
    const opened = await open()
    const now = await schemaOf(opened.database)
    await opened.close()
    // A step with `stopFirst` may narrow: `garage upgrade` then says to stop the old version.
    if (!stopsFirst) expect(narrowed(released.tables, now)).toEqual([])
  })
})

test('a column that is renamed, removed or suddenly needed is found, and a new table is not a fault', () => {
  const columns = { id: { needed: true }, name: { needed: false } }
  const before = { people: { columns, unique: [] }, old: { columns, unique: [] } }
  const after = {
    people: { columns: { id: { needed: true }, called: { needed: true } }, unique: ['called'] },
    fresh: { columns, unique: ['id'] },
  }
  expect(narrowed(before, after)).toEqual([
    'people.name is gone',
    'people.called must be given',
    'people (called) must be unique',
    'old is gone',
  ])
})
