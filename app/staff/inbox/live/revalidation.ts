import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

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
