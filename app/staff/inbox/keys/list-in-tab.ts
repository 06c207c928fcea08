import { useSyncExternalStore } from 'react'
import { plainPaths } from '#app/site-map.ts'

const NAME = 'garage-list'

type ListInTab = { address: string; hrefs: readonly string[] }

/** Remembers, in this tab, the list as it was last shown: its address, and those of its requests. */
export function saveList(list: ListInTab): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(list))
  } catch {
    // Without it the keys for the next and the previous request do nothing.
  }
}

/** The list last shown in this tab. */
export function lastList(): ListInTab | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const noChanges = () => () => undefined

/** Where the list last shown in this tab stands, with its filters. */
export function useListAddress(): string {
  return useSyncExternalStore(
    noChanges,
    () => lastList()?.address ?? plainPaths.admin,
    () => plainPaths.admin,
  )
}

/** The request so many places after (or before) another one in the list last shown. */
export function neighbour(href: string, places: number): string | undefined {
  const { hrefs = [] } = lastList() ?? {}
  const at = hrefs.indexOf(href)
  return at < 0 ? undefined : hrefs[at + places]
}
