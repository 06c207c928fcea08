import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licenceList } from './licences.ts'

test('the list of licences names every package that is installed', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceList())
})

test('the document of dependencies says of each why it is here', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| (`.+?`) \|/gm)
  const named = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
  expect(named.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted())
})

test('no licence in the product asks for its own source to be published', () => {
  const product = licenceList()
    .split('\n')
    .filter((line) => line.endsWith('| product |'))
  expect(product.length).toBeGreaterThan(50)
  expect(product.filter((line) => /\| (AGPL|GPL|SSPL|BUSL)/.test(line))).toEqual([])
})
