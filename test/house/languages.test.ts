import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where languages are told apart: which there are, and how each says a distance or sorts numbers. */
const TOLD_APART = ['app/content/language.ts', 'app/content/prices/warranties.ts']
/** The words of French as a type, and digits in a row. */
const MEANS_NO_LANGUAGE = /\)\['fr'\]|localeCompare/

test('code asks for no language by its name: what differs between languages is a text or a rule for each', () => {
  const files = globSync('{app,server,platform,scripts}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|-cases\.ts$/.test(file) && !TOLD_APART.includes(file),
  )
  const wrong = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => /'(fr|en)'/.test(line) && !MEANS_NO_LANGUAGE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})
