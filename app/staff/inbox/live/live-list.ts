import { useState } from 'react'
import { useInboxNews } from './inbox-news.ts'
import type { Connection } from './live-state.tsx'
import { useRevalidation, useRunningClocks } from './revalidation.ts'

/** Refreshes the list on every change, and counts the requests that came in since the page was opened. */
export function useLiveList() {
  const [state, setState] = useState<Connection>('waiting')
  const [arrived, setArrived] = useState(0)
  const revalidate = useRevalidation()
  useInboxNews((message) => {
    if (typeof message === 'string') setState(message)
    else setArrived((before) => before + message.fresh.length)
    if (message === 'live' || (message !== 'lost' && !message.missed)) revalidate()
  })
  useRunningClocks(state === 'live', revalidate)
  return { state, arrived }
}
