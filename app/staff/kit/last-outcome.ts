import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * Keeps the outcome of the last form until the next one is sent, because the router drops it on revalidation.
 * @param isNext tells which sent form counts as the next one; by default any
 */
export function useLastOutcome<Outcome>(
  outcome: Outcome | undefined,
  isNext = (_sent: FormData) => true,
): Outcome | undefined {
  const [last, setLast] = useState(outcome)
  // Watch `formData`: a form sent during a revalidation may not change the navigation's method.
  const { formData } = useNavigation()
  useEffect(() => {
    if (outcome) setLast(outcome)
  }, [outcome])
  const forget = useEffectEvent((sent: FormData) => {
    if (isNext(sent)) setLast(undefined)
  })
  useEffect(() => {
    if (formData) forget(formData)
  }, [formData])
  return outcome ?? last
}
