import { actQueue } from './act-store.ts'
import { sendActs } from './sending.ts'

/** Sends unsent acts when the browser reports that the network is back, even with no page open. */
export function sendUnsentActs(worker: StaffWorkerScope): void {
  worker.addEventListener('sync', (event) => {
    if (event.tag === actQueue.name) event.waitUntil(sendOrFail())
  })
}

async function sendOrFail(): Promise<void> {
  // The browser retries later if this fails.
  if (await sendActs()) throw new Error('Acts still wait')
}
