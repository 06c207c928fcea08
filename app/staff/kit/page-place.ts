import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'

/** Where a page was left: the row in the middle of the screen and how high it stood, since rows above it may be laid out anew. */
type Place = { top: number; row?: string; at?: number }

/** By the key of the page in the tab's history, and by its address. */
const left = new Map<string, Place>()

/** The state of a link that leads back to a page, to the place where it was left. */
export const BACK = { back: true } as const

/** Another page begins at its top; one that is gone back to stands where it was left. */
export function usePagePlace(): void {
  const { key, pathname, search, state } = useLocation()
  const address = pathname + search
  const leaving = useNavigation().state !== 'idle'
  const type = useNavigationType()
  const seen = useRef(pathname)
  useEffect(() => {
    // The browser would put a page back before its rows stand; a document that is left for another is its own again.
    history.scrollRestoration = 'manual'
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', giveBack)
    return () => removeEventListener('pagehide', giveBack)
  }, [])
  useEffect(() => {
    if (!leaving) return
    const place = placeNow()
    left.set(key, place).set(address, place)
  }, [leaving, key, address])
  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const before = type === 'POP' ? left.get(key) : state?.back && left.get(address)
    if (before || type !== 'POP') goTo(before ?? { top: 0 })
  }, [key, pathname, address, state, type])
}

function placeNow(): Place {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const row = middle?.closest<HTMLElement>('[data-id]')
  return { top: scrollY, row: row?.dataset.id, at: row?.getBoundingClientRect().top }
}

function goTo({ top, row, at }: Place): void {
  scrollTo({ top, behavior: 'instant' })
  const found = row && document.querySelector(`[data-id="${CSS.escape(row)}"]`)
  if (found && at !== undefined)
    scrollBy({ top: found.getBoundingClientRect().top - at, behavior: 'instant' })
}
