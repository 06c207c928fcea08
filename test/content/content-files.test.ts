import changes from 'virtual:last-changes'
import { expect, test } from 'vitest'
import { sources } from '#app/public/seo/documents/last-change.ts'
import { fileOf } from '#app/publishing/items.ts'
import { textPages, textsOn } from '#app/publishing/texts.ts'
import stored from '../desk/stored-values.json' with { type: 'json' }

const files = Object.keys(changes)
const isThere = (name: string) =>
  files.some((file) => (name.endsWith('/') ? file.startsWith(name) : file === name))

test('every content file whose date a page takes is there', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(
    Object.values(sources)
      .flat()
      .filter((name) => !isThere(name)),
  ).toEqual([])
})

test('the texts of every page count for its date', () => {
  // What stands on no page of its own, or around all of them.
  const others = [
    ...['contact-form', 'estimate', 'evaluation', 'follow', 'headings', 'offline'],
    ...['out-of-order', 'refusals', 'signed-out'],
  ]
  const named = [...Object.values(sources).flat(), ...others.map((name) => `texts/${name}.ts`)]
  const isNamed = (file: string) => named.includes(file) || named.includes(file.replace(/\.ts$/, '.yaml'))
  expect(files.filter((file) => file.startsWith('texts/') && !isNamed(file))).toEqual([])
})

test('every content file that a change of the garage overrides is there', () => {
  // The garage's own articles have none.
  const paths = Object.keys(stored.desk).filter((path) => !path.startsWith('articles.'))
  const texts = textPages.flatMap(({ id }) => textsOn(id).map(({ place }) => `texts.${place}`))
  const named = new Set([...paths, ...texts].map(fileOf))
  expect([...named].filter((name) => !isThere(name))).toEqual([])
})
