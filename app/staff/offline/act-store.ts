import { objectStore } from '#app/offline/object-store.ts'
import type { Act } from './act.ts'

/** Name of the background sync, the lock, the broadcast channel, and the event that a page dispatches for a new act. */
export const UNSENT_ACTS = 'kept-acts'

const store = objectStore<Act>('garage-staff', 'acts', 'id')

/** A write that takes longer counts as failed. */
const WRITING_MILLISECONDS = 1_000

/** All acts on the device, oldest first. */
export async function storedActs(): Promise<Act[]> {
  const acts = await store.all().catch(() => [])
  return acts.toSorted((one, other) => (one.madeAt < other.madeAt ? -1 : 1))
}

export const waits = ({ refusal }: Act): boolean => refusal === undefined

/** @returns whether the act was stored */
export function storeAct(act: Act): Promise<boolean> {
  const written = store.put(act).then(
    () => true,
    () => false,
  )
  return Promise.race([
    written,
    new Promise<boolean>((resolve) => setTimeout(resolve, WRITING_MILLISECONDS, false)),
  ])
}

export async function dropAct(id: string): Promise<void> {
  await store.remove(id).catch(() => undefined)
}

/** Deletes all acts of a person from this device, when they sign out. */
export async function dropActsOf(person: string): Promise<void> {
  for (const act of await storedActs()) if (act.person === person) await dropAct(act.id)
  announceActs()
}

/** Makes every tab read the stored acts again. `sent`: acts reached the server, so the pages' data are stale. */
export function announceActs(sent = false): void {
  const channel = new BroadcastChannel(UNSENT_ACTS)
  channel.postMessage(sent)
  channel.close()
}
