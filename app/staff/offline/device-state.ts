import { useSyncExternalStore } from 'react'
import type { Act } from './act.ts'
import { actQueue, storedActs } from './act-store.ts'
import type { OfflineWords } from './offline-words.server.ts'

/** State of this device, kept outside React because the router's actions need it, too. */
const state: { words: OfflineWords | undefined; acts: readonly Act[] } = { words: undefined, acts: [] }
const listeners = new Set<() => void>()

/** The signed-in person and their texts. */
export const currentWords = (): OfflineWords | undefined => state.words

export function setCurrentWords(words: OfflineWords): void {
  state.words = words
}

/** Reads the signed-in person's stored acts again. */
export async function reloadActs(): Promise<void> {
  const acts = (await storedActs()).filter(({ person }) => person === state.words?.person)
  if (acts.length === 0 && state.acts.length === 0) return
  state.acts = acts
  for (const listener of listeners) listener()
}

/** Follows the stored acts across tabs and worker; calls `onSent` when some were sent. @returns a function that stops it */
export function followActs(onSent: () => void): () => void {
  void reloadActs()
  return actQueue.hear((sent) => {
    void reloadActs()
    if (sent) onSent()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly Act[] = []
export const currentActs = (): readonly Act[] => state.acts

/** This person's acts that are unsent or refused, oldest first. */
export function useActs(): readonly Act[] {
  return useSyncExternalStore(subscribe, currentActs, () => none)
}
