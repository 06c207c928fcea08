import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Connection, useInboxNews } from './inbox-news.ts'

/** Refreshes the page when something happened to requests, or due times changed. */
export function useLiveData(): Connection {
  const { connection, changes } = useInboxNews()
  const shown = useRef(changes)
  const revalidate = useRevalidation()
  useEffect(() => {
    if (changes === shown.current) return
    shown.current = changes
    revalidate()
  })
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
