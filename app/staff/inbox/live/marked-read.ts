import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { ShownRequest } from '#app/staff/inbox/request/shown-request.server.ts'

/**
 * Marks a request as read once its page is visible: prefetched pages and background tabs mark nothing. Only once per page, so
 * that marking it as unread later, here or elsewhere, lasts.
 */
export function useMarkedRead({ href, unread }: ShownRequest): void {
  const { submit } = useFetcher()
  const mark = useEffectEvent(() => {
    if (unread) void submit({ intent: 'read', stay: 'yes' }, { method: 'post', action: href })
  })
  useEffect(() => {
    if (document.visibilityState === 'visible') return mark()
    const onVisible = () => mark()
    document.addEventListener('visibilitychange', onVisible, { once: true })
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}
