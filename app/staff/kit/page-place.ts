import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'

/** Where a page was left: the row in the middle of the screen and how high it stood, since rows above it may be laid out anew. */
type Place = { top: number; row?: string; at?: number }

/** By the key of the page in the tab's history. */
const left = new Map<string, Place>()

/** Another page begins at its top; one that is gone back to stands where it was left. */
export function usePagePlace(): void {
  const { key, pathname } = useLocation()
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
    if (leaving) left.set(key, placeNow())
  }, [leaving, key])
  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const place = type === 'POP' ? left.get(key) : { top: 0 }
    if (place) goTo(place)
  }, [key, pathname, type])
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
