import { useSyncExternalStore } from 'react'
import { plainPaths } from '#app/site-map.ts'

const NAME = 'garage-list'

type ListInTab = { address: string; hrefs: readonly string[] }

/** Remembers in this tab the list shown last: its address and the addresses of its requests. */
export function saveList(list: ListInTab): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(list))
  } catch {
    // Without storage, the keys for the next and the previous request do nothing.
  }
}

export function lastList(): ListInTab | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const noChanges = () => () => undefined

/** The address of the list shown last in this tab, with its filters. */
export function useListAddress(): string {
  return useSyncExternalStore(
    noChanges,
    () => lastList()?.address ?? plainPaths.admin,
    () => plainPaths.admin,
  )
}

/** The request `places` after (or before, if negative) another one in the list shown last. */
export function neighbour(href: string, places: number): string | undefined {
  const { hrefs = [] } = lastList() ?? {}
  const at = hrefs.indexOf(href)
  return at < 0 ? undefined : hrefs[at + places]
}
