import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import type { CacheTimeMessage, PageQuestion, StaffWorkerMessage } from './worker-messages.ts'

/** Milliseconds between two looks whether the network is back: some networks say nothing. */
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

/** Whether it is of no use to ask for more than what is shown. */
export function isWithoutNetwork(): boolean {
  // The page itself says it before its parts are told.
  const isPageCached = document.documentElement.dataset.cachedAt !== undefined
  return cachedAt !== undefined || isPageCached || !navigator.onLine
}

/** When what is shown was read from the network, where it comes from the device. */
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

/** Asks again for what is shown: where the page itself came from the device, which may have newer data, and when the network is back. */
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

/** Has the staff area's worker forget every page it cached. */
export const forgetCachedPages = (): Promise<void> => postToWorker({ kind: 'forget-pages' })

/** Whether or not the worker controls this page already. */
async function postToWorker(message: StaffWorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(plainPaths.admin).catch(() => undefined)
  registration?.active?.postMessage(message)
}
