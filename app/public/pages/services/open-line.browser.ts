/** Opens the line of the service that the URL's hash, or a link on the page, leads to. */
export function openLines(): void {
  const open = (hash: string) => {
    const line = document.getElementById(hash.slice(1))?.firstElementChild
    if (line instanceof HTMLDetailsElement) line.open = true
  }
  open(location.hash)
  addEventListener('hashchange', () => open(location.hash))
  // Before the browser scrolls there, and also when the hash does not change.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    if (link) open(link.hash)
  })
}
