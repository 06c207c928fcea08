const MARKED = /<[^>]*(?: (?:open|checked|selected)=""|aria-pressed="true"|aria-current=)[^>]*>/g
const FIELD = /<(?:input|textarea)(?![^>]*type="hidden")[^>]* name="([^"]*)"(?:[^>]* value="([^"]*)")?[^>]*>/g

/** The texts of a page one by one, "*" before what is open, pressed or chosen; of a field its name and what stands in it. */
const partsOf = (html: string): string[] =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', '’')
    .replace(MARKED, '*$&')
    .replace(FIELD, '<>$1=$2<>')
    .replace(/\*(?:<[^>]*>)+/g, '*')
    .split(/<[^>]*>/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    // The beginning of a long text tells it from others.
    .flatMap((part) => (part.length > 56 ? `${part.slice(0, 56)}…` : part || []))

/** What a page says beyond another one, then behind a minus what it leaves out; of what is marked now, that it is. */
export function apart(page: string, plain: string): string {
  const without = (some: string[], left: string[]) =>
    some.filter((part) => !left.includes(part) || !left.splice(left.indexOf(part), 1))
  const [more, less] = [without(partsOf(page), partsOf(plain)), without(partsOf(plain), partsOf(page))]
  const isBoth = (part: string) => [part, `*${part}`].some((each) => more.includes(each))
  const gone = less.filter((part) => !isBoth(part.replace('*', ''))).map((part) => `-${part}`)
  return [...more.filter((part) => !less.includes(`*${part}`)), ...gone].join(' | ')
}

/** What a table says of each state: its name and a colon at the start of a line, and all up to the next name. */
export function statesIn(table: string): Map<string, string> {
  const rows = table.trim().split(/\n(?=\S)/)
  return new Map(rows.map((row) => row.replace(/\s+/g, ' ').split(/: (.*)/) as [string, string]))
}
