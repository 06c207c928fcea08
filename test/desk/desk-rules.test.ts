import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { addSet, allDrafts, allSets, saveDraft } from '#app/publishing/changes.server.ts'
import { problemsOf } from '#app/publishing/checks.ts'
import { isUnfinished } from '#app/publishing/items.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const by = 'owner@garage.example'
const edit = (now: number) => ({ path: 'claims.lifts', was: 2, now })

test('a closing of one day is taken; one that ends before it begins is not', () => {
  const closing = (to: string) =>
    problemsOf(bundledFacts, new Map([['closings.2036-12-24', { to, reason: 'vacation' }]]), [])
  expect(closing('2036-12-24')).toEqual([])
  expect(closing('2036-12-23')).toEqual([{ kind: 'closing-order', about: 'closings.2036-12-24' }])
})

test('an article is unfinished until its writer says that it is done, and never once it is online', () => {
  const article = (published: boolean, was: unknown = null) => ({
    path: 'articles.own-1f2e3d4c',
    was,
    now: { published },
  })
  expect(isUnfinished(article(false))).toBe(true)
  expect(isUnfinished(article(true))).toBe(false)
  expect(isUnfinished(article(false, { published: true }))).toBe(false)
})

describe.each(engines)('The desk on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  test('keeps no draft that says what is online already', async () => {
    const { db } = opened.database
    await saveDraft(db, { ...edit(3), by }, '')
    const [draft] = await allDrafts(db)
    expect(await saveDraft(db, { ...edit(2), by }, draft?.savedAt ?? '')).toBe('done')
    expect(await allDrafts(db)).toEqual([])
  })

  test('publishes nothing that was checked before a colleague’s publication', async () => {
    const now = new Date().toISOString()
    const set = { by, entries: [edit(3)], createdAt: now, effectiveAt: now, undoes: null }
    const first = await addSet(opened.database, set, { after: 0 })
    expect(await addSet(opened.database, set, { after: 0 })).toBeUndefined()
    expect(await allSets(opened.database.db)).toEqual([first])
  })
})
