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
  const within = objectStore(database, store, key)

  const all = () => within<Row[]>('readonly', (rows) => rows.getAll()).catch(() => [])

  /** Resolves to whether the row was stored. */
  function put(row: Row): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, STORING_MILLISECONDS, false))
    const stored = within('readwrite', (rows) => rows.put(row)).then(
      () => true,
      () => false,
    )
    return Promise.race([stored, late])
  }

  /** Deletes the row with this key. */
  const remove = (id: string) => within('readwrite', (rows) => rows.delete(id)).catch(() => undefined)

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

/** A database with one store in it, which page and service worker share. @param keyPath the field that identifies a row */
function objectStore(database: string, store: string, keyPath: string) {
  function open(): Promise<IDBDatabase> {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath })
    return settled(opening)
  }

  /** Resolves once what `work` does is on the device's disk. @throws where the browser refuses storage. */
  return async function within<Result>(
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
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
