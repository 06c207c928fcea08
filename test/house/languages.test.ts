import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

test('code asks for no language by its name: what differs between languages is a text or a rule for each', () => {
  const files = globSync('{app,server,platform}/**/*.{ts,tsx}', { cwd: ROOT })
  const wrong = files.filter(
    (file) =>
      !/\.test\.tsx?$|-cases\.ts$/.test(file) &&
      /[!=]== '(fr|en)'/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})
