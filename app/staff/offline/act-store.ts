import { objectStore } from '#app/offline/object-store.ts'
import type { Act } from './act.ts'

/** The name of the background sync, of the lock, of the channel and of the event by which a page says that one more waits. */
export const UNSENT_ACTS = 'kept-acts'

const store = objectStore<Act>('garage-staff', 'acts', 'id')

/** A device that does not write within this time counts as one that stores nothing. */
const WRITING_MILLISECONDS = 1_000

/** Every act on the device, in the order they were made. */
export async function storedActs(): Promise<Act[]> {
  const acts = await store.all().catch(() => [])
  return acts.toSorted((one, other) => (one.madeAt < other.madeAt ? -1 : 1))
}

export const waits = ({ refusal }: Act): boolean => refusal === undefined

/** Resolves to whether the device took it. */
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

/** What someone made on this device, at their own word. */
export async function dropActsOf(person: string): Promise<void> {
  for (const act of await storedActs()) if (act.person === person) await dropAct(act.id)
  announceActs()
}

/** Has every tab look again at what is stored. `sent`: what the pages show of the requests is older than what the garage has. */
export function announceActs(sent = false): void {
  const channel = new BroadcastChannel(UNSENT_ACTS)
  channel.postMessage(sent)
  channel.close()
}
