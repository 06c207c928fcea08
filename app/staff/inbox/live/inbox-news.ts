import { useEffect, useSyncExternalStore } from 'react'
import { plainPaths } from '#app/site-map.ts'
import { announce } from '#app/staff/kit/session.ts'

/** Milliseconds between two questions: with the answers, what happens elsewhere is seen within two seconds. */
const PAUSE = 1_500
const FIRST_RETRY = 2_000
const LONGEST_RETRY = 10_000
const LONGEST_ANSWER = 10_000

/** `waiting`: until the first answer. */
export type Connection = 'waiting' | 'live' | 'lost'

/** `changes`: how often something happened to requests, or a minute passed; the first answer counts, as the page may be older. */
export type InboxNews = { connection: Connection; changes: number; ours?: number }

let news: InboxNews = { connection: 'waiting', changes: 0 }
const listeners = new Set<() => void>()

function tell(next: InboxNews): void {
  news = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The news that the layout asks for, on any page below it. */
export const useInboxNews = (): InboxNews =>
  useSyncExternalStore(
    subscribe,
    () => news,
    () => news,
  )

/** Asks for news of the requests while the page is open. Once, in the layout. */
export function useInboxQuestions(): void {
  useEffect(() => askForNews(news, tell), [])
}

/**
 * Asks every other second while the page is visible; without a network, or while the server does not answer, with increasing
 * pauses.
 * @returns a function that stops it
 */
export function askForNews(first: InboxNews, told: (news: InboxNews) => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let last = first
  let tag: string | null = null
  let timer: ReturnType<typeof setTimeout>
  let retry = FIRST_RETRY
  let isAsking = false

  function keep(next: Partial<InboxNews>): void {
    if (signal.aborted) return
    last = { ...last, ...next }
    told(last)
  }

  async function ask(): Promise<void> {
    clearTimeout(timer)
    if (isAsking || document.hidden || signal.aborted) return
    isAsking = true
    // A browser that knows of no network would print an error for each question.
    const isAnswered = navigator.onLine && (await read().catch(() => false))
    isAsking = false
    if (signal.aborted) return
    if (!isAnswered && last.connection !== 'lost') keep({ connection: 'lost' })
    timer = setTimeout(ask, isAnswered ? PAUSE : retry)
    retry = isAnswered ? FIRST_RETRY : Math.min(retry * 2, LONGEST_RETRY)
  }

  async function read(): Promise<boolean> {
    const answer = await fetch(plainPaths.inboxNews, {
      headers: tag ? { 'If-None-Match': tag } : {},
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ANSWER)]),
    })
    if (answer.status === 304) {
      if (last.connection !== 'live') keep({ connection: 'live' })
      return true
    }
    // Signed out, or no longer among the staff: all tabs, this one included, check whether the session still exists.
    if (answer.type === 'opaqueredirect' || answer.status === 403) announce('ended')
    if (!answer.ok) return false
    const { ours }: { ours: number } = await answer.json()
    tag = answer.headers.get('ETag')
    keep({ connection: 'live', changes: last.changes + 1, ours })
    return true
  }

  document.addEventListener('visibilitychange', ask, { signal })
  addEventListener('online', ask, { signal })
  void ask()
  return () => {
    stopped.abort()
    clearTimeout(timer)
  }
}
