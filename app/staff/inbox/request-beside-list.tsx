import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet, useFetcher, useLocation } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import type { loader } from './dashboard.tsx'
import { lastList, saveList } from './keys/list-in-tab.ts'
import { useStatusChange } from './keys/status-change.ts'
import { useLiveData } from './live/revalidation.ts'
import { RequestsTable } from './requests-table.tsx'

/** The same width as in the classes below, from which the list fits next to a request. */
const ROOM = '(width >= 1200px)'

/** Shows a request next to the list it was opened from, on wide screens. The address stays that of the request. */
export default function RequestBesideList() {
  useLiveData()
  return (
    <div className="flex items-start gap-6">
      <div
        data-box
        className="sticky top-4 hidden [--margin:1.125rem] h-[calc(100dvh-2rem)] w-92 shrink-0 overflow-y-auto border border-line bg-surface [@media(scripting:enabled)]:min-[1200px]:block in-data-cached-at:hidden! print:hidden"
      >
        {useRoom() ? <ListBeside /> : <RowShapes />}
      </div>
      <div className="min-w-0 grow">
        <Outlet />
      </div>
    </div>
  )
}

function ListBeside() {
  const { load, data: loaded } = useFetcher<typeof loader>()
  // Where the network was lost, the list stays.
  const [data, setData] = useState(loaded)
  useEffect(() => {
    if (loaded) setData(loaded)
  }, [loaded])
  const { pathname } = useLocation()
  const part = useRef<HTMLElement>(null)
  const change = useStatusChange(data?.live.undo ?? '')
  useEffect(() => {
    const address = lastList()?.address ?? plainPaths.admin
    // `index` selects the list's own route instead of its parent, which has the same address.
    void load(address.replace(/\?|$/, '?index&'))
  }, [load])
  const list = data && 'list' in data ? data.list : undefined
  useEffect(() => {
    if (list && !lastList()) saveList({ address: plainPaths.admin, hrefs: list.rows.map(({ href }) => href) })
    const row = part.current?.querySelector(`[href="${pathname}"]`)?.closest('tr')
    if (row) showInBox(row)
  }, [list, pathname])
  if (!data || !list) return <RowShapes />
  return (
    <section ref={part} aria-label={data.copy.requests} className="@container">
      <RequestsTable rows={list.rows} copy={data.copy} change={change} />
    </section>
  )
}

/** Scrolls the list's own box, never the page. */
function showInBox(row: Element): void {
  const box = row.closest('[data-box]')
  if (!box) return
  const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
}

const SHAPES = ['w-2/5', 'w-3/5', 'w-1/2', 'w-2/3', 'w-1/3', 'w-3/4', 'w-1/4']

/** The shapes of rows, until the list is there. */
function RowShapes() {
  return (
    <div aria-hidden="true">
      {SHAPES.map((width) => (
        <div key={width} className="grid h-33 content-center gap-2.5 border-b border-line px-[var(--margin)]">
          <span className="h-3 w-1/3 bg-steel" />
          <span className={`h-4 ${width} bg-line`} />
          <span className="h-3 w-4/5 bg-steel" />
        </div>
      ))}
    </div>
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
