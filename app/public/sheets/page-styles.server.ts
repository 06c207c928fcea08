import { islandFile } from '#app/public/islands/name.ts'
import siteStyles from '#app/styles/site.css?inline'
import { parseSheet, rulesFor } from './sheet.ts'

type Chunk = { file: string; imports?: string[] }

/** The build of `islands.config.ts`: which file each part is in, and the files. */
const [manifest = {}] = Object.values(
  import.meta.glob<Record<string, Chunk>>('../../../build/islands/manifest.json', {
    eager: true,
    import: 'default',
  }),
)
const files = import.meta.glob<string>('../../../build/islands/assets/*.js', {
  eager: true,
  query: '?raw',
  import: 'default',
})

// In development the sheet is not flat, and is sent whole.
const sheet = parseSheet(import.meta.env.DEV ? '' : siteStyles)

/** The words of a part's script and of what it imports, but for what it loads later; worked out once. */
const wordsOfPart = new Map<string, ReadonlySet<string>>()

function partWords(name: string): ReadonlySet<string> {
  const known = wordsOfPart.get(name)
  if (known) return known
  const { file = '', imports = [] } = manifest[name] ?? {}
  const own = wordsOfScript(files[`../../../build/islands/${file}`] ?? '')
  const words = new Set(own.filter((word) => word.startsWith('--') || sheet.needs.has(word)))
  wordsOfPart.set(name, words)
  for (const one of imports) for (const word of partWords(one)) words.add(word)
  return words
}

/**
 * The styles of one page: the rules for what it has, for what its islands may show and for the classes that scripts add. In development all
 * rules, since its scripts are not built.
 */
export function pageStyles(body: string): string {
  if (import.meta.env.DEV) return siteStyles
  const islands = [...body.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) =>
    islandFile(name).slice(1),
  )
  const parts = ['app/public/start.ts', 'app/public/start-later.ts', ...islands]
  return rulesFor(
    sheet,
    parts.map(partWords).reduce((all, words) => all.union(words), wordsOfPage(body)),
  )
}

const unescaped: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** The classes and the elements (`<name`) in a page's HTML, those in its templates and data included, and every word of its inline scripts. */
export function wordsOfPage(html: string): Set<string> {
  const words = new Set(['<html', '<head'])
  for (const [element] of html.matchAll(ELEMENT)) words.add(element)
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    const text = list.replace(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => unescaped[name] ?? '')
    for (const word of text.split(/\s+/)) words.add(word)
  }
  for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
    for (const word of wordsOfScript(script)) words.add(word)
  return words
}

const ELEMENT = /<[a-z][\w-]*/g

/**
 * What stands between spaces and quotes in a script: every class that it may give to an element is among it, and every element
 * that it may add, as `<name`.
 */
function wordsOfScript(script: string): string[] {
  const words = script.split(/[\s"'`\\]+/)
  const names = words.filter((word) => /^[a-z][a-z0-9-]*$/.test(word))
  return [...words, ...names.map((name) => `<${name}`), ...(script.match(ELEMENT) ?? [])]
}
