import { useNavigate } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import type { ShownRequest } from '#app/staff/inbox/request/shown-request.server.ts'
import { TO_SEARCH } from './inbox-keys.ts'
import { neighbour } from './list-in-tab.ts'
import { useStatusChange } from './status-change.ts'
import { useKeys } from './use-keys.ts'

/** The single keys of a request's page: j and k follow the list it was opened from, e archives it, / searches the list. */
export function useRequestKeys(request: ShownRequest, undo: string): void {
  const navigate = useNavigate()
  const change = useStatusChange(undo)
  const go = (places: number) => {
    const to = neighbour(request.href, places)
    if (to) void navigate(to)
  }
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    e: () => request.archivable && change(request, 'archived'),
    '/': () => void navigate(plainPaths.admin, { state: TO_SEARCH }),
  })
}
