/** The text with a code in place of the first of these figures that it holds; undefined if it holds none. A part of a longer number is none. */
export function inPlaceOf(text: string, figures: readonly string[], code: string): string | undefined {
  for (const figure of figures) {
    for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
      const [before = '', after = ''] = [text[at - 1], text[at + figure.length]]
      if (/\d/.test(before + after)) continue
      return text.slice(0, at) + code + text.slice(at + figure.length)
    }
  }
  return undefined
}
