import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, useFetcher, useLocation } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import type { loader } from './dashboard.tsx'
import { lastList, saveList } from './keys/list-in-tab.ts'
import { useStatusChange } from './keys/status-change.ts'
import { useInboxNews } from './live/inbox-news.ts'
import { useRevalidation } from './live/revalidation.ts'
import { SubmissionsTable } from './submissions-table.tsx'

/** The same width as in the classes below, from which the list fits next to a request. */
const ROOM = '(width >= 1200px)'

/** Shows a request next to the list it was opened from, on wide screens. The address stays that of the request. */
export default function RequestBesideList() {
  return (
    <div className="flex items-start gap-6">
      <div className="sticky top-4 hidden [--margin:1.125rem] h-[calc(100dvh-2rem)] w-92 shrink-0 overflow-y-auto border border-line bg-surface [@media(scripting:enabled)]:min-[1200px]:block print:hidden">
        {useRoom() && <ListBeside />}
      </div>
      <div className="min-w-0 grow">
        <Outlet />
      </div>
    </div>
  )
}

function ListBeside() {
  const { load, data } = useFetcher<typeof loader>()
  const { pathname } = useLocation()
  const part = useRef<HTMLElement>(null)
  const revalidate = useRevalidation()
  const change = useStatusChange(data?.live.undo ?? '')
  useInboxNews((message) => {
    if (message !== 'lost') revalidate()
  })
  useEffect(() => {
    const address = lastList()?.address ?? plainPaths.admin
    // `index` selects the list's own route instead of its parent, which has the same address.
    void load(address.replace(/\?|$/, '?index&'))
  }, [load])
  const list = data && 'list' in data ? data.list : undefined
  useEffect(() => {
    if (list && !lastList()) saveList({ address: plainPaths.admin, hrefs: list.rows.map(({ href }) => href) })
    part.current?.querySelector(`[href="${pathname}"]`)?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [list, pathname])
  if (!data || !list) return null
  return (
    <section ref={part} aria-label={data.copy.submissions} className="@container">
      <SubmissionsTable rows={list.rows} copy={data.copy} change={change} />
    </section>
  )
}

function useRoom(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(ROOM)
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    () => matchMedia(ROOM).matches,
    () => false,
  )
}
