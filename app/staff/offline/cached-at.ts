import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import type { CacheTimeMessage, PageQuestion, StaffWorkerMessage } from './worker-messages.ts'

/** Milliseconds between two checks for the network: the `online` event is not reliable. */
const PAUSE = 10_000

let cachedAt: string | undefined
const listeners = new Set<() => void>()

function setCachedAt(at: string | undefined): void {
  cachedAt = at
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether requests for more data are pointless, because there is no network. */
export function isWithoutNetwork(): boolean {
  // The attribute of a cached page is there before the worker's message.
  const isPageCached = document.documentElement.dataset.cachedAt !== undefined
  return cachedAt !== undefined || isPageCached || !navigator.onLine
}

/** When the shown data were fetched (ISO 8601), if they come from the cache. */
export function useCachedAt(): string | undefined {
  const at = useSyncExternalStore(
    subscribe,
    () => cachedAt,
    () => undefined,
  )
  useStaffWorkerTalk()
  useFreshData(at)
  return at
}

/** Tells the worker which page is shown; the worker answers whether its data came from the cache. */
function useStaffWorkerTalk(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const hear = ({ data, ports }: MessageEvent<CacheTimeMessage | PageQuestion | undefined>) => {
      if (data?.kind === 'data-cached-at') setCachedAt(data.at)
      if (data?.kind === 'which-page') ports[0]?.postMessage(location.pathname)
    }
    navigator.serviceWorker?.addEventListener('message', hear)
    return () => navigator.serviceWorker?.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    const tell = () => void postToWorker({ kind: 'page-viewed', page: pathname + search })
    tell()
    // On the first visit there is no worker yet, or the public site's.
    navigator.serviceWorker?.addEventListener('controllerchange', tell)
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', tell)
  }, [pathname, search])
}

/** Revalidates when the network is back, and after a cached page was loaded, because newer data may be cached for it. */
function useFreshData(at: string | undefined): void {
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void revalidate())
  useEffect(() => {
    const { dataset } = document.documentElement
    if (!dataset.cachedAt) return
    setCachedAt(dataset.cachedAt)
    delete dataset.cachedAt
    const { pathname, search } = location
    void caches.match(`${pathname}.data${search}`, { ignoreVary: true }).then((data) => data && refresh())
  }, [])
  useEffect(() => {
    if (!at) return
    const look = () =>
      fetch(location.href, { method: 'HEAD' }).then(
        () => refresh(),
        () => undefined,
      )
    const timer = setInterval(look, PAUSE)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [at])
}

/** Makes the staff area's worker delete all cached pages. */
export const forgetCachedPages = (): Promise<void> => postToWorker({ kind: 'forget-pages' })

/** Works even if the worker does not control this page yet. */
async function postToWorker(message: StaffWorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(plainPaths.admin).catch(() => undefined)
  registration?.active?.postMessage(message)
}
