import type { FieldErrors } from '#app/requests/request.ts'

/** A request that waits on the device for the network. Page and service worker read and write the same store. */
export type PendingRequest = {
  /** Its idempotency key: however often it is sent, it is one request. */
  key: string
  endpoint: string
  /** The JSON as it is posted. */
  body: string
  /** Set where the garage did not take it as it is: it waits for its author to correct it. */
  refused?: FormRefusal
  /** Set where the garage took it while its author was away: they are told at the form, and nothing else is left. */
  sent?: TakenRequest
}

/** What the garage says of a request it took: its reference, and by when it answers in the language it was sent in. */
export type TakenRequest = { reference: string; answerDue?: { text: string; lang: string } }

/** Why a request was not taken; the message only where it is in the page's language. */
export type FormRefusal = { message?: string; errors?: FieldErrors }

const DATABASE = 'garage'
const STORE = 'requests'

/** Resolves once the request is on the device's disk. @throws where the browser refuses storage. */
export async function put(request: PendingRequest): Promise<void> {
  await within('readwrite', (store) => store.put(request))
}

export async function all(): Promise<PendingRequest[]> {
  return within('readonly', (store): IDBRequest<PendingRequest[]> => store.getAll())
}

export async function remove(key: string): Promise<void> {
  await within('readwrite', (store) => store.delete(key))
}

async function within<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await settled(work(transaction.objectStore(STORE)))
    await done
    return result
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' })
  return settled(opening)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
