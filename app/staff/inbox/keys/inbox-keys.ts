import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ShownRow } from '#app/staff/inbox/shown-row.server.ts'
import { saveList } from './list-in-tab.ts'
import { useStatusChange } from './status-change.ts'
import { useKeys } from './use-keys.ts'

/** Navigation state that asks the list to focus its search field. */
export const TO_SEARCH = { focus: 'search' } as const

/** The single keys of the list: j and k choose a row, e archives its request, / goes to the search. */
export function useInboxKeys(rows: readonly ShownRow[], address: string, undo: string) {
  const list = useRef<HTMLElement>(null)
  const change = useStatusChange(undo)
  const { state } = useLocation()
  useEffect(() => saveList({ address, hrefs: rows.map(({ href }) => href) }), [rows, address])

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-request]') ?? [])]
  const chosen = () => links().findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const choose = (at: number) => links()[at]?.focus()
  const search = useCallback(() => {
    const field = list.current?.querySelector<HTMLInputElement>('[type=search]')
    field?.focus()
    field?.select()
  }, [])
  useEffect(() => {
    if (state?.focus === TO_SEARCH.focus) search()
  }, [state, search])

  useKeys({
    j: () => choose(chosen() + 1),
    k: () => choose(Math.max(0, chosen() - 1)),
    e() {
      const at = chosen()
      const row = rows[at]
      if (!row?.archivable) return
      choose(at + 1 < rows.length ? at + 1 : at - 1)
      change(row, 'archived')
    },
    '/': search,
  })
  return { list, change }
}
