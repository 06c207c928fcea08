import { redirect } from 'react-router'
import { plainPaths } from '#app/site-map.ts'

/** The query parameter of an editor that was opened from the opening's list; its value is the line there. */
export const FROM_OPENING = 'opening'

/** Leads to what is to be published, with the way back to the editor's list, or back to the line of the opening's list. */
export function afterSaving(url: URL): Response {
  const line = url.searchParams.get(FROM_OPENING)
  return redirect(
    line === null
      ? `${plainPaths.deskDrafts}?from=${encodeURIComponent(url.pathname)}&said=saved`
      : `${plainPaths.opening}#${encodeURIComponent(line)}`,
  )
}
