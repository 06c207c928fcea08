/** Stands in for what a browser's device keeps, in memory: Node has neither caches nor IndexedDB. */
export const ORIGIN = 'https://garage.example'

const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : `${request}`, ORIGIN).href

class MemoryCache {
  entries = new Map<string, Response>()

  async match(request: RequestInfo | URL) {
    return this.entries.get(addressOf(request))?.clone()
  }
  async put(request: RequestInfo | URL, response: Response) {
    this.entries.set(addressOf(request), response)
  }
  async add(request: RequestInfo | URL) {
    await this.put(request, await fetch(request))
  }
  async delete(request: RequestInfo | URL) {
    return this.entries.delete(addressOf(request))
  }
  async keys() {
    return [...this.entries.keys()].map((address) => new Request(address))
  }
}

/** A `CacheStorage`. `paths` lists what one of its caches holds. */
export function memoryCaches() {
  const caches = new Map<string, MemoryCache>()
  const open = async (name: string) => caches.get(name) ?? caches.set(name, new MemoryCache()).get(name)
  return {
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    clear: () => caches.clear(),
    async match(request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) {
      for (const [name, cache] of caches) {
        const found = cacheName && cacheName !== name ? undefined : await cache.match(request)
        if (found) return found
      }
      return undefined
    },
    paths: (name: string) =>
      [...(caches.get(name)?.entries.keys() ?? [])].map((address) => new URL(address).pathname).sort(),
  }
}

type Rows = Map<string, unknown>
type Asked = { result?: unknown; error?: unknown; [event: `on${string}`]: (() => void) | undefined }

const asked = (result: unknown, ...events: `on${string}`[]) => {
  const request: Asked = { result }
  queueMicrotask(() => {
    for (const event of events) request[event]?.()
  })
  return request
}

/** A request that nothing comes of. */
export class HangingRequest {
  addEventListener(): void {}
}

/** An `indexedDB` whose databases have one store. Workbox's own database never opens, as on a slow device. */
export function memoryIndexedDb() {
  const databases = new Map<string, Rows>()
  const device = { state: 'works' as 'works' | 'refuses' | 'hangs', databases, open }

  function open(name: string): Asked | HangingRequest {
    if (device.state === 'hangs' || name.startsWith('workbox')) return new HangingRequest()
    if (device.state === 'refuses') return asked(undefined, 'onerror')
    const isNew = !databases.has(name)
    const rows: Rows = databases.get(name) ?? new Map()
    databases.set(name, rows)
    return asked(databaseOf(rows), ...(isNew ? (['onupgradeneeded'] as const) : []), 'onsuccess')
  }
  return device
}

const keyPaths = new WeakMap<Rows, string>()

function databaseOf(rows: Rows) {
  const store = {
    put: (row: Record<string, string>) =>
      asked(rows.set(`${row[keyPaths.get(rows) ?? '']}`, structuredClone(row)), 'onsuccess'),
    getAll: () => asked(structuredClone([...rows.values()]), 'onsuccess'),
    delete: (key: string) => asked(rows.delete(key), 'onsuccess'),
  }
  return {
    createObjectStore: (_: string, { keyPath }: { keyPath: string }) => keyPaths.set(rows, keyPath),
    transaction() {
      const transaction: Asked & { objectStore(): typeof store } = { objectStore: () => store }
      setImmediate(() => transaction.oncomplete?.())
      return transaction
    },
    close: () => undefined,
  }
}
