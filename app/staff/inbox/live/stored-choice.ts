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

/** Whether an option is on, on this device and in all its tabs; `otherwise` is the default. */
export function isChosen(name: string, otherwise: boolean): boolean {
  try {
    const stored = localStorage.getItem(name)
    return stored === null ? otherwise : stored === 'on'
  } catch {
    return otherwise
  }
}

/** An option stored on this device, and its setter. */
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
        // Without storage the default stays.
      }
      for (const listener of listeners) listener()
    },
  ]
}
