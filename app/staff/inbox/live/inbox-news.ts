import { useEffect, useEffectEvent } from 'react'
import { ACCESS_ENDED, HEARTBEAT, type InboxNews } from '#app/requests/handling/inbox-news.ts'
import { plainPaths } from '#app/site-map.ts'
import { announceEnd } from '#app/staff/kit/session.ts'

/** Inbox events, or the state of the connection. After `live` every event arrives, but the page may already be stale. */
export type InboxMessage = InboxNews | 'live' | 'lost'
type Listener = (message: InboxMessage) => void

const FIRST_RETRY = 2_000
const LONGEST_RETRY = 60_000
/** A connection that is silent for this long is reopened; the server sends a heartbeat every 15 s. */
const SILENCE = 40_000

/** Calls `tell` for every inbox message while the component is mounted. */
export function useInboxNews(tell: Listener): void {
  const onMessage = useEffectEvent(tell)
  useEffect(() => {
    const own: Listener = (message) => onMessage(message)
    followers.add(own)
    leave ??= listen(sendToFollowers)
    return () => {
      followers.delete(own)
      // Deferred, so that the next page can take over the connection.
      setTimeout(() => {
        if (followers.size) return
        leave?.()
        leave = undefined
      })
    }
  }, [])
}

const followers = new Set<Listener>()
let leave: (() => void) | undefined

function sendToFollowers(message: InboxMessage): void {
  for (const tell of followers) tell(message)
}

/** Listens until closed. The browser reconnects after a lost connection; a refusal is retried here with increasing delays. */
function listen(tell: Listener): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry = FIRST_RETRY

  function connect(): void {
    source = new EventSource(plainPaths.inboxEvents)
    source.addEventListener(HEARTBEAT, alive)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      alive()
      const news = JSON.parse(data) as InboxNews
      if (news.missed) {
        retry = FIRST_RETRY
        tell('live')
      }
      tell(news)
    }
    source.onerror = () => {
      tell('lost')
      if (source.readyState === EventSource.CLOSED) tryLater()
    }
    source.addEventListener(ACCESS_ENDED, () => {
      source.close()
      // All tabs, this one included, check whether the session still exists.
      announceEnd()
      tryLater()
    })
  }

  function alive(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      source.close()
      tell('lost')
      connect()
    }, SILENCE)
  }

  function tryLater(): void {
    clearTimeout(timer)
    timer = setTimeout(connect, retry)
    retry = Math.min(retry * 2, LONGEST_RETRY)
  }

  connect()
  alive()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
