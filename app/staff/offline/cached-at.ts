import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DataStrategyResult, redirectDocument, useLocation } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { isNetworkError } from './make-act.ts'
import type { OfflineWords } from './offline-words.server.ts'
import type { PageQuestion, StaffWorkerMessage } from './worker-messages.ts'

/** Milliseconds to wait for a page's data before the page on the device is loaded. */
const LONGEST_ANSWER = 3_000

/** Whether requests for more data are pointless, because there is no network. */
export function isWithoutNetwork(): boolean {
  return document.documentElement.dataset.cachedAt !== undefined || !navigator.onLine
}

/** The address of the shown page, for who has pages on the device. */
let shown: string | undefined

/**
 * When the shown page was fetched (ISO 8601), if it comes from the cache.
 * @param words come with the page's data: others are of newer data, from the network
 */
export function useCachedAt(words: OfflineWords): string | undefined {
  const [at, setAt] = useState<string>()
  const first = useRef(words)
  const { pathname, search } = useLocation()
  // A tap may come before other effects.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (words !== first.current) delete dataset.cachedAt
    setAt(dataset.cachedAt)
    const page = pathname + search
    shown = page
    const tell = () => void postToWorker({ kind: 'page-viewed', page })
    tell()
    // On the first visit there is no worker yet, or the public site's.
    navigator.serviceWorker?.addEventListener('controllerchange', tell)
    return () => {
      shown = undefined
      navigator.serviceWorker?.removeEventListener('controllerchange', tell)
    }
  }, [pathname, search, words])
  useEffect(() => {
    const hear = ({ data, ports }: MessageEvent<PageQuestion | undefined>) => {
      if (data?.kind === 'which-page') ports[0]?.postMessage(location.pathname)
    }
    navigator.serviceWorker?.addEventListener('message', hear)
    return () => navigator.serviceWorker?.removeEventListener('message', hear)
  }, [])
  return at
}

type Results = Record<string, DataStrategyResult>

/** Where the network does not answer, what is shown stays, and another page is loaded as a document: the worker may have it. */
export async function stayOrLoad({ request }: { request: Request }, next: () => Promise<Results>) {
  if (!shown || request.method !== 'GET') return next()
  const { pathname, search, searchParams } = new URL(request.url)
  const page = pathname + search
  // What a part of the page asks for has `index`.
  const isPart = searchParams.has('index')
  const isOther = page !== shown && !isPart
  const results = await (isOther ? Promise.race([next(), loadIfKept(page)]) : next())
  if (!Object.values(results).some(({ result }) => isNetworkError(result))) return results
  if (isOther) throw redirectDocument(page)
  const nothing = { type: 'data', result: undefined } as const
  return isPart ? Object.fromEntries(Object.keys(results).map((id) => [id, nothing])) : {}
}

/** Loads a page that is on the device: after a while, or at once without network. */
async function loadIfKept(page: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, isWithoutNetwork() ? 0 : LONGEST_ANSWER))
  if (await caches.match(page, { ignoreVary: true })) throw redirectDocument(page)
  return new Promise(() => {})
}

/** Makes the staff area's worker delete all cached pages. */
export const forgetCachedPages = (): Promise<void> => postToWorker({ kind: 'forget-pages' })

/** Works even if the worker does not control this page yet. */
async function postToWorker(message: StaffWorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(plainPaths.admin).catch(() => undefined)
  registration?.active?.postMessage(message)
}
