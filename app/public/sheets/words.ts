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
export function wordsOfScript(script: string): string[] {
  const words = script.split(/[\s"'`\\]+/)
  const names = words.filter((word) => /^[a-z][a-z0-9-]*$/.test(word))
  return [...words, ...names.map((name) => `<${name}`), ...(script.match(ELEMENT) ?? [])]
}
