import { useEffect, useRef } from 'react'
import { toast } from 'sonner'

type ShownChange = { id: string; text: string; by: string; mine: boolean }

const SHOWN_MILLISECONDS = 10_000

/** Shows a toast for each change or note that colleagues make while the page is open. */
export function useColleagues(changes: readonly ShownChange[]): void {
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    const before = known.current
    known.current = new Set(changes.map(({ id }) => id))
    if (!before) return
    for (const { id, text, by, mine } of changes) {
      if (!mine && !before.has(id)) toast(text, { id, description: by, duration: SHOWN_MILLISECONDS })
    }
  }, [changes])
}
