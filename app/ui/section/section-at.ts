/**
 * The id of the section being read: the lowest one whose top has passed `offset` pixels below the top of the viewport, or at
 * the end of the page the lowest one in view; undefined above the first. Ids that are not on the page are skipped.
 */
export function sectionAt(ids: readonly string[], offset: number): string | undefined {
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const line = atEnd ? innerHeight : offset + 1
  let found: { id: string; top: number } | undefined
  for (const id of ids) {
    const element = document.getElementById(id)
    // What is not laid out yet is off-screen; measuring it would force its layout.
    if (!element || element.checkVisibility?.({ contentVisibilityAuto: true }) === false) continue
    const { top } = element.getBoundingClientRect()
    if (top <= line && (!found || top >= found.top)) found = { id, top }
  }
  return found?.id
}
