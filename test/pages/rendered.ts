export { openRenderer } from '../../scripts/renderer.ts'

/** The words of a page as they are read, without its head, scripts and styles; each element's text apart by one space. */
export function wordsOf(html: string): string {
  return html
    .replace(/^[\s\S]*?<body/, '<body')
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replace(/[ \n]+/g, ' ')
}
