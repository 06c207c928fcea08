/** What the staff area's worker uses of its global scope, besides what the public one does (`app/device/worker-scope.d.ts`). */

interface PushMessageData {
  json(): unknown
}

interface PushEvent extends ExtendableEvent {
  readonly data: PushMessageData | null
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
  matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly WorkerClient[]>
  openWindow(url: string): Promise<WorkerClient | null>
}

interface StaffWorkerScope extends WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: WorkerClients
  addEventListener(type: 'activate' | 'install', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
}

/** Constants that `scripts/service-worker.ts` injects at build time; this one is the staff area's root path. */
declare const __STAFF_HOME__: string
/** Route patterns of the pages to cache, the files these need, and the path of the page shown when one is not cached. */
declare const __CACHED_PATHS__: string[]
declare const __CACHED_FILES__: string[]
declare const __NOT_CACHED__: string
