import { deviceQueue } from '#app/device/device-queue.ts'
import type { Act } from './act.ts'

/** The acts on this device. News is whether some reached the server: the pages' data are then stale. */
export const actQueue = deviceQueue<Act, boolean>({
  name: 'kept-acts',
  database: 'garage-staff',
  store: 'acts',
  key: 'id',
})

/** All acts on the device, oldest first. */
export async function storedActs(): Promise<Act[]> {
  return inOrder(await actQueue.all())
}

export const inOrder = (acts: readonly Act[]): Act[] =>
  acts.toSorted((one, other) => (one.madeAt < other.madeAt ? -1 : 1))

export const waits = ({ refusal }: Act): boolean => refusal === undefined

/** Deletes all acts of a person from this device, when they sign out. */
export async function dropActsOf(person: string): Promise<void> {
  for (const act of await storedActs()) if (act.person === person) await actQueue.remove(act.id)
  actQueue.tell(false)
}
