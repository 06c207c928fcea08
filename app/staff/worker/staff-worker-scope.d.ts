/** What the staff area's worker uses of its global scope, besides what the public one does (`app/device/worker-scope.d.ts`). */

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}

interface WorkerClient {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<WorkerClient>
  navigate(url: string): Promise<WorkerClient | null>
  postMessage(message: unknown, transfer?: Transferable[]): void
}

interface WorkerClients {
  claim(): Promise<void>
  matchAll(options: { type: 'window' }): Promise<readonly WorkerClient[]>
  openWindow(url: string): Promise<WorkerClient | null>
}

interface StaffWorkerEvents extends WorkerEvents {
  push: PushEvent
  notificationclick: NotificationEvent
}

interface StaffWorkerScope extends WorkerScope<StaffWorkerEvents> {
  readonly registration: ServiceWorkerRegistration
  readonly clients: WorkerClients
}

/** Constants that `scripts/service-worker.ts` injects at build time; this one is the staff area's root path. */
declare const __STAFF_HOME__: string
/** Route patterns of the pages to cache, the files these need, and the path of the page shown when one is not cached. */
declare const __CACHED_PATHS__: string[]
declare const __CACHED_FILES__: string[]
declare const __NOT_CACHED__: string
