import { useSyncExternalStore } from 'react'
import type { Act } from './act.ts'
import { KEPT_ACTS, keptActs } from './act-store.ts'
import type { OfflineWords } from './offline-words.server.ts'

/** What the pages know of this device, outside React: the router's actions need it, too. */
const here: { words: OfflineWords | undefined; acts: readonly Act[] } = { words: undefined, acts: [] }
const listeners = new Set<() => void>()

/** Whose pages these are, and their words. */
export const wordsHere = (): OfflineWords | undefined => here.words

export function setWordsHere(words: OfflineWords): void {
  here.words = words
}

/** Looks again at what that person has on the device. */
export async function lookAtActs(): Promise<void> {
  const acts = (await keptActs()).filter(({ person }) => person === here.words?.person)
  if (acts.length === 0 && here.acts.length === 0) return
  here.acts = acts
  for (const listener of listeners) listener()
}

/** Follows what is kept, whichever tab or worker changes it. `onSent`: the garage has answered for some. @returns how to stop */
export function followActs(onSent: () => void): () => void {
  const channel = new BroadcastChannel(KEPT_ACTS)
  channel.onmessage = ({ data: sent }: MessageEvent<boolean>) => {
    void lookAtActs()
    if (sent) onSent()
  }
  void lookAtActs()
  return () => channel.close()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly Act[] = []
export const actsHere = (): readonly Act[] => here.acts

/** What this person made that the garage has not answered for, in the order it was made. */
export function useActs(): readonly Act[] {
  return useSyncExternalStore(subscribe, actsHere, () => none)
}
