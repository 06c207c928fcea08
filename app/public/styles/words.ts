const unescaped: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** The classes in a page's HTML, those in its templates and data included, and every word of its inline scripts. */
export function wordsOfPage(html: string): Set<string> {
  const words = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    const text = list.replace(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => unescaped[name] ?? '')
    for (const word of text.split(/\s+/)) words.add(word)
  }
  for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
    for (const word of wordsOfScript(script)) words.add(word)
  return words
}

/** What stands between spaces and quotes in a script: every class that it may give to an element is among it. */
export function wordsOfScript(script: string): string[] {
  return script.split(/[\s"'`\\]+/)
}
