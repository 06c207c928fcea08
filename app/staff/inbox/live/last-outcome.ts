import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** What became of the last form, until the next one is sent: the router forgets it when the page is asked for again. */
export function useLastOutcome<Outcome>(outcome: Outcome | undefined): Outcome | undefined {
  const [last, setLast] = useState(outcome)
  // One that is sent while the page is asked for again is a form of its own, though the method stays the same.
  const { formData } = useNavigation()
  useEffect(() => {
    if (outcome) setLast(outcome)
  }, [outcome])
  useEffect(() => {
    if (formData) setLast(undefined)
  }, [formData])
  return outcome ?? last
}
