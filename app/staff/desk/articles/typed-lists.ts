const BULLET = /^\s{0,40}[•●○▪◦‣·–]\s{1,40}(?=\S)/
const NUMBER = /^\s{0,40}(\d{1,3})\)\s{1,40}(?=\S)/
const ITEM = /^\s{0,40}(?:[-*+]|\d{1,9}[.)])\s/

/** Lines that begin with "•", "–" or "1)", as they are pasted from elsewhere, become Markdown lists. */
export function withLists(text: string): string {
  const lines = text.split(/\r?\n/)
  const listed = lines.map((line) => line.replace(BULLET, '- ').replace(NUMBER, '$1. '))
  const isMade = (at: number) => listed[at] !== lines[at]
  const isWords = (at: number) => /^\S/.test(listed[at] ?? '') && !ITEM.test(listed[at] ?? '')
  return listed
    .map((line, at) => {
      // Without an empty line, Markdown would join the words around a list to it.
      const isApart = (isMade(at) && isWords(at - 1)) || (isWords(at) && isMade(at - 1))
      return isApart ? `\n${line}` : line
    })
    .join('\n')
}
