/**
 * The id of the section being read: the lowest one whose top has passed `offset` pixels below the top of the window, or
 * at the end of the page the lowest one in view; undefined above the first. Ids that are not on the page are passed over.
 */
export function sectionAt(ids: readonly string[], offset: number): string | undefined {
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const line = atEnd ? innerHeight : offset + 1
  let found: { id: string; top: number } | undefined
  for (const id of ids) {
    const element = document.getElementById(id)
    // What is not laid out yet is out of sight; asking where it is would lay it out.
    if (!element || element.checkVisibility?.({ contentVisibilityAuto: true }) === false) continue
    const { top } = element.getBoundingClientRect()
    if (top <= line && (!found || top >= found.top)) found = { id, top }
  }
  return found?.id
}
