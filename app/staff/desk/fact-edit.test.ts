import { expect, test } from 'vitest'
import { socialNames } from '#app/content/business/business.ts'
import { factForm } from '#app/publishing/items.ts'
import stored from '../../../test/desk/stored-values.json' with { type: 'json' }
import { factGroups, readFact } from './fact-edit.server.ts'

const typed = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  ['3500', 'fr'],
  ['3 500 pi2', 'fr'],
  ['3500 pi²', 'en'],
  ['3,500 sq. ft', 'en'],
] as const)('an area typed as %s (%s) is 3500', (value, lang) => {
  expect(readFact('claims.workshopArea', typed({ value }), lang)).toMatchObject({ value: 3500 })
})

test('a link typed without https:// gets it', () => {
  const [first = ''] = Object.keys(socialNames)
  const links = readFact('business.social', typed({ [first]: 'facebook.com/mecaniquebelair' }), 'fr')
  expect(links).toMatchObject({ [first]: 'https://facebook.com/mecaniquebelair' })
})

test('every fact that brings a form is on the page of facts', () => {
  const brought = Object.keys(stored.desk).filter((path) => factForm(path))
  expect(brought.length).toBeGreaterThan(3)
  const listed: readonly string[] = Object.values(factGroups).flat()
  expect(brought.filter((path) => !listed.includes(path))).toEqual([])
})
