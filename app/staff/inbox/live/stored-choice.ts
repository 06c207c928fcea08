import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Whether something is switched on, on this device; the same in all its tabs. */
export function isChosen(name: string, otherwise: boolean): boolean {
  try {
    const stored = localStorage.getItem(name)
    return stored === null ? otherwise : stored === 'on'
  } catch {
    return otherwise
  }
}

/** A switch whose place this device remembers, and what moves it. */
export function useStoredChoice(name: string, otherwise: boolean): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => isChosen(name, otherwise),
    () => otherwise,
  )
  return [
    on,
    (next) => {
      try {
        localStorage.setItem(name, next ? 'on' : 'off')
      } catch {
        // A browser that stores nothing stays with what is usual.
      }
      for (const listener of listeners) listener()
    },
  ]
}
