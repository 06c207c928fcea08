import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from 'react-router'
import { plainPaths } from '#app/site-map.ts'

const CHANNEL = 'garage-session'
const EVERY_MILLISECONDS = 5 * 60_000
/** Only this check prolongs a session, loading pages does not: it must come within the shortest visit. */
const FIRST_MILLISECONDS = 3_000
const FIRST_RETRY = 200
const LONGEST_RETRY = 30_000
const SIGN_OUT_TAKES = 1_000
/** If the page that follows signing out has not loaded after this time, this tab checks the session, too. */
const LEAVING_TAKES = 15_000

/** When this tab started to sign out, in `performance.now()` milliseconds. */
let leftAt = Number.NEGATIVE_INFINITY

type Announcement = 'signing-out' | 'ended'

/** Marks this tab as signing out, so that it waits for the next page, and makes the other tabs check the session. */
export function signOutHere(): void {
  leftAt = performance.now()
  announce('signing-out')
}

/** Calls back when someone signs out in any tab, this one included. @returns a function that stops listening */
export function onSignOut(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Announcement>) => {
    if (data === 'signing-out') callback()
  }
  return () => channel.close()
}

/** Tells every tab, this one included, to check whether the session has ended. */
export function announce(what: Announcement): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(what)
  channel.close()
}

/**
 * Keeps the session alive while the page is visible, and goes to the sign-in page when it has ended. Checks at once when the
 * page becomes visible again. While the server does not respond, retries with exponential backoff and keeps the session.
 */
export function useSession(): 'alive' | 'unreachable' {
  const [state, setState] = useState<'alive' | 'unreachable'>('alive')
  const navigation = useNavigation()
  // A form that starts a new session ends this one before its answer brings the cookie.
  const isSending = useEffectEvent(() => navigation.state !== 'idle')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    let asking = false

    async function poll(retry = FIRST_RETRY): Promise<void> {
      clearTimeout(timer)
      if (asking || gone || document.hidden) return
      const leavesFor = leftAt + LEAVING_TAKES - performance.now()
      if (leavesFor > 0) {
        timer = setTimeout(poll, leavesFor)
        return
      }
      if (isSending()) {
        timer = setTimeout(poll, SIGN_OUT_TAKES)
        return
      }
      asking = true
      const answer = await askSession()
      asking = false
      if (gone) return
      // Signed out here while it was asked: the page that follows is on its way.
      if (answer === 'ended' && performance.now() - leftAt < LEAVING_TAKES) return poll()
      // The guard leads to the sign-in page, and remembers this one.
      if (answer === 'ended') location.replace(location.pathname + location.search)
      setState(answer === 'unreachable' ? 'unreachable' : 'alive')
      timer =
        answer === 'unreachable'
          ? setTimeout(poll, retry, Math.min(retry * 2, LONGEST_RETRY))
          : setTimeout(poll, EVERY_MILLISECONDS)
    }

    const onVisible = () => void poll()
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      leftAt = Number.NEGATIVE_INFINITY
      void poll()
    }
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = () => setTimeout(poll, SIGN_OUT_TAKES)
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('online', onVisible)
    addEventListener('pageshow', onShown)
    timer = setTimeout(poll, FIRST_MILLISECONDS)
    return () => {
      gone = true
      clearTimeout(timer)
      channel.close()
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('online', onVisible)
      removeEventListener('pageshow', onShown)
    }
  }, [])
  return state
}

/** Whether the session still lasts; asking prolongs it. */
export async function askSession(): Promise<'alive' | 'ended' | 'unreachable'> {
  try {
    const response = await fetch(`${plainPaths.auth}/get-session`, {
      headers: { Accept: 'application/json' },
    })
    if (response.status === 401) return 'ended'
    if (!response.ok) return 'unreachable'
    return (await response.json()) === null ? 'ended' : 'alive'
  } catch {
    return 'unreachable'
  }
}
