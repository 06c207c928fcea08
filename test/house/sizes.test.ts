import path from 'node:path'
import { expect, test } from 'vitest'
import { codeBelow, everyFile, readSource, siteCode } from './files.ts'

const MOST_FILES = 25
const MOST_LINES = 250

const folders = Map.groupBy(
  [...siteCode, ...['scripts', 'tools', 'test', 'e2e'].flatMap(everyFile)],
  (file) => path.dirname(file),
)
const crowded = [...folders]
  .map(([folder, files]) => ({ folder, count: files.length }))
  .toSorted((one, other) => other.count - one.count)

const long = [...siteCode, ...['scripts', 'tools'].flatMap(codeBelow)]
  .filter((file) => !file.startsWith('app/content/'))
  .map((file) => ({ file, count: readSource(file).split('\n').length - 1 }))
  .toSorted((one, other) => other.count - one.count)

test(`no folder of code has more than ${MOST_FILES} files beside each other: most has ${crowded[0]?.folder}, ${crowded[0]?.count}`, () => {
  expect(crowded.filter(({ count }) => count > MOST_FILES)).toEqual([])
})

test(`no file of code has more than ${MOST_LINES} lines, what the site says aside: longest is ${long[0]?.file}, ${long[0]?.count}`, () => {
  expect(long.filter(({ count }) => count > MOST_LINES)).toEqual([])
})
