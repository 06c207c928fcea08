import { useSyncExternalStore } from 'react'
import type { Act } from './act.ts'
import { storedActs, UNSENT_ACTS } from './act-store.ts'
import type { OfflineWords } from './offline-words.server.ts'

/** What the pages know of this device, outside React: the router's actions need it, too. */
const state: { words: OfflineWords | undefined; acts: readonly Act[] } = { words: undefined, acts: [] }
const listeners = new Set<() => void>()

/** Whose pages these are, and their words. */
export const currentWords = (): OfflineWords | undefined => state.words

export function setCurrentWords(words: OfflineWords): void {
  state.words = words
}

/** Looks again at what that person has on the device. */
export async function reloadActs(): Promise<void> {
  const acts = (await storedActs()).filter(({ person }) => person === state.words?.person)
  if (acts.length === 0 && state.acts.length === 0) return
  state.acts = acts
  for (const listener of listeners) listener()
}

/** Follows what is stored, whichever tab or worker changes it. `onSent`: the garage has answered for some. @returns how to stop */
export function followActs(onSent: () => void): () => void {
  const channel = new BroadcastChannel(UNSENT_ACTS)
  channel.onmessage = ({ data: sent }: MessageEvent<boolean>) => {
    void reloadActs()
    if (sent) onSent()
  }
  void reloadActs()
  return () => channel.close()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly Act[] = []
export const currentActs = (): readonly Act[] => state.acts

/** What this person made that the garage has not answered for, in the order it was made. */
export function useActs(): readonly Act[] {
  return useSyncExternalStore(subscribe, currentActs, () => none)
}
