import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { ShownRequest } from '#app/staff/inbox/request/shown-request.server.ts'
import { isWithoutNetwork } from '#app/staff/offline/cached-at.ts'

/**
 * Marks a request as read once its page is looked at: a page that was only fetched, made ready or opened behind another marks
 * nothing. Once only: whoever marks it as unread later, here or elsewhere, keeps it so. Without network neither: the router would
 * load the page anew, which would mark it anew.
 */
export function useMarkedRead({ href, unread }: ShownRequest): void {
  const { submit } = useFetcher()
  const mark = useEffectEvent(() => {
    if (unread && !isWithoutNetwork())
      void submit({ intent: 'read', stay: 'yes' }, { method: 'post', action: href })
  })
  useEffect(() => {
    if (document.visibilityState === 'visible') return mark()
    const onVisible = () => mark()
    document.addEventListener('visibilitychange', onVisible, { once: true })
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}
