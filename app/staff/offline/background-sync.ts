import { UNSENT_ACTS } from './act-store.ts'
import { sendActs } from './sending.ts'

/** Sends what was made without network when the browser says that it is back, with no page open. */
export function sendUnsentActs(worker: StaffWorkerScope): void {
  worker.addEventListener('sync', (event) => {
    if (event.tag === UNSENT_ACTS) event.waitUntil(sendOrFail())
  })
}

async function sendOrFail(): Promise<void> {
  // The browser tries again later when this fails.
  if (await sendActs()) throw new Error('Acts still wait')
}
