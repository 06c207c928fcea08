const NAME = 'garage-list'

/** Remembers, in this tab, the addresses of the requests as the list last showed them. */
export function keepList(hrefs: readonly string[]): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(hrefs))
  } catch {
    // Without it the keys for the next and the previous request do nothing.
  }
}

/** The request so many places after (or before) another one in the list last shown. */
export function neighbour(href: string, places: number): string | undefined {
  try {
    const hrefs = JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as string[]
    const at = hrefs.indexOf(href)
    return at < 0 ? undefined : hrefs[at + places]
  } catch {
    return undefined
  }
}
