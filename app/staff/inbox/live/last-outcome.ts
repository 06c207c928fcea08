import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Keeps the outcome of the last form until the next one is sent, because the router drops it on revalidation. */
export function useLastOutcome<Outcome>(outcome: Outcome | undefined): Outcome | undefined {
  const [last, setLast] = useState(outcome)
  // Watch `formData`: a form sent during a revalidation may not change the navigation's method.
  const { formData } = useNavigation()
  useEffect(() => {
    if (outcome) setLast(outcome)
  }, [outcome])
  useEffect(() => {
    if (formData) setLast(undefined)
  }, [formData])
  return outcome ?? last
}
