import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { everyFile, readSource } from './files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ROOMS = ['app', 'server', 'platform', 'database', 'scripts', 'tools', 'test', 'e2e', 'docs', 'art']
const names = new Set(
  [...ROOMS.flatMap(everyFile), ...globSync('*', { cwd: ROOT })].map((file) => path.basename(file)),
)

/** A path or a file name in backticks; names with a placeholder are left out (`x.island.tsx`, `NAME.test.ts`). */
const isPath = (text: string) => new RegExp(`^(${ROOMS.join('|')})/[\\w./-]+(/|\\.\\w+)$`).test(text)
const isFileName = (text: string) => /^(?!x\.|NAME\.)[\w-]+(\.[\w-]+)*\.(tsx?|css)$/.test(text)

test('the README, documents and decisions name only files that are there', () => {
  const gone = ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })].flatMap((document) =>
    [...readSource(document).matchAll(/`([^`\s]+)`/g)]
      .map(([, text = '']) => text)
      .filter((text) =>
        isPath(text) ? !existsSync(path.join(ROOT, text)) : isFileName(text) && !names.has(text),
      )
      .map((text) => `${document}: ${text}`),
  )
  expect(gone).toEqual([])
})
