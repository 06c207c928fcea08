/** What the garage tells this device, and where a tap on it leads. */
export function listenForPushes(worker: StaffWorkerScope): void {
  worker.addEventListener('push', (event) => {
    event.waitUntil(worker.registration.showNotification('Nouvelle demande', { data: __STAFF_HOME__ }))
  })
}
