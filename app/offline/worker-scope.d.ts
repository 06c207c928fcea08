/** The parts of the service worker API that this worker uses and that the page's types lack. */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response> | Response): void
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

interface WorkerScope {
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate' | 'install', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void
}

/** Written into the worker by `scripts/service-worker.ts`. */
declare const __PRECACHE__: {
  /** Cached for everyone. */
  always: { url: string; revision: string }[]
  /** Cached unless the data saver is on: pages, and the scripts they load. */
  pages: string[]
  files: string[]
  /** Changes with each version of the site. */
  revision: string
}
declare const __OFFLINE_PAGES__: { fr: string; en: string }
declare const __CLOSED_PATHS__: string[]
