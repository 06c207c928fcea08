import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The code of a folder joined into one text, without its tests. */
function codeIn(folder: string): string {
  const full = path.join(ROOT, folder)
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(full, name), 'utf8'))
    .join('\n')
}

function all(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? ''))]
}

/** Every intent that the forms of a folder send, as its code names it. */
export function intentsIn(folder: string): string[] {
  return all(
    codeIn(folder),
    /case '([a-z-]+)':|field\('intent'\) === '([a-z-]+)'|intent === '([a-z-]+)'|intent: '([a-z-]+)'|intent="([a-z-]+)"/g,
  )
}

/** Names of fields and parameters that the code reads, including those that only scripts send. */
export function namesIn(folder: string): string[] {
  return all(codeIn(folder), /\b(?:field|get|getAll|has)\('([a-z][\w-]*)'\)/g).filter(
    (name) => !['content-type', 'cookie', 'location', 'retry-after'].includes(name),
  )
}

export function cookiesIn(folder: string): string[] {
  return all(codeIn(folder), /'(garage-[a-z-]+)'/g)
}
