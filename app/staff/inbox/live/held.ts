import { useState } from 'react'

/**
 * What a form was made from, kept from the first key or click in it until it is sent: what a colleague changes meanwhile
 * neither empties it nor is overwritten unseen, since the form still says which sight of the request it was filled in on.
 */
export function useHeld<Sight>(sight: Sight) {
  const [held, setHeld] = useState<{ sight: Sight }>()
  return {
    sight: held ? held.sight : sight,
    onInput: () => setHeld((before) => before ?? { sight }),
    onSubmit: () => setHeld(undefined),
  }
}
