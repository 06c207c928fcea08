import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

const MINUTE = 60_000

/** The clocks of requests run on: what is shown is asked for again each minute, while it is looked at and the server is there. */
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

/** Asks the server again for all that is shown; asked while it is being answered, once more afterwards. */
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
