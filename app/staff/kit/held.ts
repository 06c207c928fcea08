import { useState } from 'react'

/**
 * Keeps the state a form was filled in on, from the first input until it is sent. A colleague's change meanwhile neither
 * resets the form nor is overwritten unnoticed, because the form still sends the version that was seen.
 */
export function useHeld<Sight>(sight: Sight) {
  const [held, setHeld] = useState<{ sight: Sight }>()
  return {
    sight: held ? held.sight : sight,
    onInput: () => setHeld((before) => before ?? { sight }),
    onSubmit: () => setHeld(undefined),
  }
}
