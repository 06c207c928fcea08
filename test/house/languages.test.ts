import { expect, test } from 'vitest'
import { codeBelow, readSource, siteCode } from './files.ts'

/** Where code may name a language: the list of languages, what the database stores, and how each writes a distance. */
const TOLD_APART = /^app\/content\/(language|prices\/warranties)\.ts$|^database\//
/** The type of the French text, and sorting, where the language makes no difference. */
const MEANS_NO_LANGUAGE = /\)\['fr'\]|localeCompare/

test('code asks for no language by its name: what differs between languages is a text or a rule for each', () => {
  const wrong = [...siteCode, ...codeBelow('scripts')]
    .filter((file) => !TOLD_APART.test(file))
    .flatMap((file) =>
      readSource(file)
        .split('\n')
        .filter((line) => /'(fr|en)'/.test(line) && !MEANS_NO_LANGUAGE.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(wrong).toEqual([])
})
