import { useState } from 'react'

/**
 * Keeps the state a form was filled in on, from the first input until it is sent. A colleague's change meanwhile neither
 * resets the form nor is overwritten unnoticed, because the form still sends the version that was seen.
 */
export function useSeenState<Seen>(seen: Seen) {
  const [held, setHeld] = useState<{ seen: Seen }>()
  return {
    seen: held ? held.seen : seen,
    onInput: () => setHeld((before) => before ?? { seen }),
    onSubmit: () => setHeld(undefined),
  }
}
