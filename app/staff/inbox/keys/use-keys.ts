import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Runs the action of a single key pressed while the focus is in the page's main part and in no field. Elsewhere the keys do nothing:
 * someone who speaks to the computer types letters without meaning to (WCAG 2.1.4).
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const { key: visit } = useLocation()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key.toLowerCase()]
    if (!act || (event.target instanceof Element && event.target.closest(TYPED))) return
    event.preventDefault()
    act()
  })
  // Layout effects: a key pressed as soon as the page is painted must act on the request it shows.
  useLayoutEffect(() => {
    const main = document.querySelector('main')
    const listen = (event: KeyboardEvent) => onKey(event)
    main?.addEventListener('keydown', listen)
    return () => main?.removeEventListener('keydown', listen)
  }, [])
  useLayoutEffect(() => {
    // The focus was on a link that is gone. A document that was just opened leaves the focus where the browser put it.
    const isLost = document.activeElement === document.body && visit !== 'default'
    if (isLost) document.querySelector('main')?.focus({ preventScroll: true })
  }, [visit])
}

const TYPED = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=submit])'
