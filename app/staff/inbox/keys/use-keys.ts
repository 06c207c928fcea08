import { useEffectEvent, useLayoutEffect } from 'react'

/** Runs the action of a single key pressed anywhere on the page, except while typing in a field. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    const act = keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  // A layout effect: a key pressed as soon as the page is painted must act on the request it shows.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

const TYPED = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=submit])'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED) !== null
}
