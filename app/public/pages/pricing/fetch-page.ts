/**
 * A page of this site as it is now, without its head, and the rules in it: the policy of the page that fetches it refuses a style
 * element of another.
 * @throws without that page
 */
export async function fetchPage(address: string | URL): Promise<{ page: Document; styles: string }> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  const text = await answer.text()
  const [, styles = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(text) ?? []
  return { page: new DOMParser().parseFromString(text.slice(text.indexOf('<main')), 'text/html'), styles }
}
