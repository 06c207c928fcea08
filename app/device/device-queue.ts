/** Timeout after which the device counts as unable to store anything: a slow phone takes more than a second to write to its disk. */
const STORING_MILLISECONDS = 5_000

type Place<Row> = {
  /** The name of the background sync, of the lock, of the channel, and of the event by which a page asks to send. */
  name: string
  database: string
  store: string
  key: keyof Row & string
}

/** Rows that wait on the device for the server's answer. Every tab and the service worker share them. */
export function deviceQueue<Row, News>({ name, database, store, key }: Place<Row>) {
  const rows = objectStore<Row>(database, store, key)

  const all = (): Promise<Row[]> => rows.all().catch(() => [])

  /** Resolves to whether the row was stored. */
  function put(row: Row): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, STORING_MILLISECONDS, false))
    const stored = rows.put(row).then(
      () => true,
      () => false,
    )
    return Promise.race([stored, late])
  }

  /** Deletes the row with this key. */
  const remove = (id: string): Promise<void> => rows.remove(id).catch(() => undefined)

  /** Runs `work` under the senders' lock. Where a browser has none, two may send at once: the key makes it one on the server. */
  function locked<Result>(work: () => Promise<Result>, options: LockOptions = {}): Promise<Result> {
    return navigator.locks ? navigator.locks.request(name, options, work) : work()
  }

  /**
   * Sends what waits, one sender at a time across tabs and worker.
   * @param next the row to send, of those not yet sent in this round
   * @param send sends it; resolves to whether to go on with the others
   */
  function sendAll(
    next: (rows: Row[]) => Row | undefined,
    send: (row: Row) => Promise<boolean>,
  ): Promise<void> {
    return locked(async () => {
      const tried = new Set<unknown>()
      for (;;) {
        const row = next((await all()).filter((one) => !tried.has(one[key])))
        if (!row) return
        tried.add(row[key])
        if (!(await send(row))) return
      }
    })
  }

  /** Makes this page send what waits, with retries while the network is away (`watch-network.ts`). */
  const sendSoon = () => void dispatchEvent(new Event(name))

  /** Asks the browser to wake the worker once the network is back, where it can. */
  async function askForSync(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
    await registration?.sync?.register(name).catch(() => undefined)
  }

  /** Tells every tab that listens, this one too. */
  function tell(news: News): void {
    const channel = new BroadcastChannel(name)
    channel.postMessage(news)
    channel.close()
  }

  /** Calls back with news, whichever tab or worker told them. Returns a function to stop. */
  function hear(callback: (news: News) => void): () => void {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<News>) => callback(data)
    return () => channel.close()
  }

  return { name, all, put, remove, locked, sendAll, sendSoon, askForSync, tell, hear }
}

/** Rows in IndexedDB, each under its own key, shared by the page and the service worker. */
type ObjectStore<Row> = {
  /** Resolves once the row is on the device's disk. @throws where the browser refuses storage. */
  put(row: Row): Promise<void>
  all(): Promise<Row[]>
  remove(key: string): Promise<void>
}

/** A database with one store in it. @param keyPath the field that identifies a row */
function objectStore<Row>(database: string, store: string, keyPath: keyof Row & string): ObjectStore<Row> {
  function open(): Promise<IDBDatabase> {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath })
    return settled(opening)
  }

  async function within<Result>(
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const opened = await open()
    try {
      const transaction = opened.transaction(store, mode, { durability: 'strict' })
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      const result = await settled(work(transaction.objectStore(store)))
      await done
      return result
    } finally {
      opened.close()
    }
  }

  return {
    async put(row) {
      await within('readwrite', (rows) => rows.put(row))
    },
    all: () => within('readonly', (rows): IDBRequest<Row[]> => rows.getAll()),
    async remove(key) {
      await within('readwrite', (rows) => rows.delete(key))
    },
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
