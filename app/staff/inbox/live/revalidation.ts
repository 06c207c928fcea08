import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

const MINUTE = 60_000

/** Refreshes the page every minute, because due times change, while it is visible and the server reachable. */
export function useRunningClocks(isLive: boolean, revalidate: () => void): void {
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') revalidate()
  })
  useEffect(() => {
    if (!isLive) return
    const timer = setInterval(() => tick(), MINUTE)
    return () => clearInterval(timer)
  }, [isLive])
}

/** Revalidates all data of the page; a call during a revalidation causes one more afterwards. */
export function useRevalidation(): () => void {
  const { state, revalidate } = useRevalidator()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!wanted || state !== 'idle') return
    setWanted(false)
    void revalidate()
  }, [wanted, state, revalidate])
  return () => setWanted(true)
}
