import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'

/** A scroll position: the row in the middle of the viewport and its offset in pixels, since rows above it may change height. */
type Place = { top: number; row?: string; at?: number }

/** Scroll positions by the page's key in the tab's history, and by its path and query. */
const left = new Map<string, Place>()

/** The state of a link back to a page that restores its scroll position. */
export const BACK = { back: true } as const

/** Scrolls a new page to the top, and restores the scroll position when going back. */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash, state } = useLocation()
  const address = pathname + search
  const leaving = useNavigation().state !== 'idle'
  const type = useNavigationType()
  const seen = useRef(pathname)
  useEffect(() => {
    // The browser would restore the position before the rows are rendered. Leaving the document gives control back to it.
    history.scrollRestoration = 'manual'
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', giveBack)
    return () => removeEventListener('pagehide', giveBack)
  }, [])
  useLayoutEffect(() => {
    const keep = () => {
      const place = placeNow()
      left.set(key, place).set(address, place)
    }
    if (leaving) keep()
    // The next page may be there at once, without a state of loading in between.
    addEventListener('click', keep, true)
    return () => removeEventListener('click', keep, true)
  }, [leaving, key, address])
  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const before = type === 'POP' ? left.get(key) : state?.back && left.get(address)
    const part = before ? undefined : document.getElementById(decodeURIComponent(hash.slice(1)))
    part?.closest('details > :not(summary)')?.parentElement?.setAttribute('open', '')
    if (part) part.scrollIntoView({ behavior: 'instant' })
    else if (before || type !== 'POP') goTo(before ?? { top: 0 })
  }, [key, pathname, hash, address, state, type])
}

function placeNow(): Place {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const row = middle?.closest<HTMLElement>('[data-id]')
  return { top: scrollY, row: row?.dataset.id, at: row?.getBoundingClientRect().top }
}

function goTo({ top, row, at }: Place): void {
  scrollTo({ top, behavior: 'instant' })
  const found = row && document.querySelector(`[data-id="${CSS.escape(row)}"]`)
  if (!found || at === undefined) return
  // Rows get their height as they come into view, which moves those below.
  const settle = (again: number) => {
    scrollBy({ top: found.getBoundingClientRect().top - at, behavior: 'instant' })
    if (again > 0) requestAnimationFrame(() => settle(again - 1))
  }
  settle(3)
}
