import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** What became of the last form, until the next one is sent: the router forgets it when the page is asked for again. */
export function useKeptOutcome<Outcome>(outcome: Outcome | undefined): Outcome | undefined {
  const [kept, setKept] = useState(outcome)
  const { formMethod } = useNavigation()
  useEffect(() => {
    if (outcome) setKept(outcome)
  }, [outcome])
  useEffect(() => {
    if (formMethod === 'POST') setKept(undefined)
  }, [formMethod])
  return outcome ?? kept
}
