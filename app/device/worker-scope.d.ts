/** The parts of the service worker API that this worker uses and that the page's types lack. */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
}

interface SyncManager {
  register(tag: string): Promise<void>
}

/** Background Sync, where the browser has it. */
interface ServiceWorkerRegistration {
  readonly sync?: SyncManager
}

/** The data saver, where the browser exposes it. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

interface WorkerEvents {
  activate: ExtendableEvent
  install: ExtendableEvent
  message: ExtendableMessageEvent
  sync: SyncEvent
}

interface WorkerScope<Events = WorkerEvents> {
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void
}

/** Written into the worker by `scripts/service-worker.ts`. */
/** Cached from the first visit on, unless the data saver is on. */
declare const __PRECACHE__: {
  pages: string[]
  /** The scripts of every public page. */
  files: string[]
}
/** Cached for everyone. */
declare const __OFFLINE_PAGES__: { fr: string; en: string }
declare const __CLOSED_PATHS__: string[]
