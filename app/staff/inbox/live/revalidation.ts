import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Connection, useInboxNews } from './inbox-news.ts'

const MINUTE = 60_000

/** Refreshes the page when something happened to requests, and every minute, because due times change. */
export function useLiveData(): Connection {
  const { connection, changes } = useInboxNews()
  const shown = useRef(changes)
  const revalidate = useRevalidation()
  useEffect(() => {
    if (changes === shown.current) return
    shown.current = changes
    revalidate()
  })
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') revalidate()
  })
  const isLive = connection === 'live'
  useEffect(() => {
    if (!isLive) return
    const timer = setInterval(() => tick(), MINUTE)
    return () => clearInterval(timer)
  }, [isLive])
  return connection
}

/** Revalidates all data of the page; a call during a revalidation causes one more afterwards. */
function useRevalidation(): () => void {
  const { state, revalidate } = useRevalidator()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!wanted || state !== 'idle') return
    setWanted(false)
    void revalidate()
  }, [wanted, state, revalidate])
  return () => setWanted(true)
}
