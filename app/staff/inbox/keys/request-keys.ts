import { useNavigate } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import type { ShownRequest } from '#app/staff/inbox/request/shown-request.server.ts'
import { TO_SEARCH } from './inbox-keys.ts'
import { neighbour } from './list-in-tab.ts'
import { useStatusChange } from './status-change.ts'

/** The keyboard shortcuts of a request's page: next and previous follow the list it was opened from. */
export function useRequestKeys(request: ShownRequest, undo: string) {
  const navigate = useNavigate()
  const change = useStatusChange(undo)
  const go = (places: number) => {
    const to = neighbour(request.href, places)
    if (to) void navigate(to)
  }
  return {
    next: () => go(1),
    previous: () => go(-1),
    archive: () => request.archivable && change(request, 'archived'),
    search: () => void navigate(plainPaths.admin, { state: TO_SEARCH }),
  }
}
