/** Rows in IndexedDB, each under its own key, shared by the page and the service worker. */
export type ObjectStore<Row> = {
  /** Resolves once the row is on the device's disk. @throws where the browser refuses storage. */
  put(row: Row): Promise<void>
  all(): Promise<Row[]>
  remove(key: string): Promise<void>
}

/** A database with one store in it. @param keyPath the field that identifies a row */
export function objectStore<Row>(
  database: string,
  store: string,
  keyPath: keyof Row & string,
): ObjectStore<Row> {
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
