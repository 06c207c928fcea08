/** What a service worker has that a page has not: the part of it that this one uses. */

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

/** What Save-Data is known by, where the browser tells. */
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
declare const __AHEAD__: {
  /** Kept for everyone. */
  always: { url: string; revision: string }[]
  /** Kept for who does not save data: pages, and the scripts they load. */
  pages: string[]
  files: string[]
  /** Changes with the site. */
  revision: string
}
declare const __OFFLINE_PAGES__: { fr: string; en: string }
declare const __CLOSED_PATHS__: string[]
