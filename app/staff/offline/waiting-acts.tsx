import { fillSlots } from '#app/content/slots.ts'
import type { Act, OfflineIntent } from './act.ts'
import { waits } from './act-store.ts'
import { actText, whenText } from './act-text.ts'
import { currentWords, useActs } from './device-state.ts'

/** Unsent acts of one kind on a request. */
export function useWaitingActs(reference: string, intent: OfflineIntent): readonly Act[] {
  return useActs().filter((act) => waits(act) && act.reference === reference && act.made.intent === intent)
}

type Props = { reference: string; intent: OfflineIntent }

/** Shows unsent acts where they would appear once sent. */
export function WaitingActs({ reference, intent }: Props) {
  const acts = useWaitingActs(reference, intent)
  const words = currentWords()
  if (!words || acts.length === 0) return null
  return (
    <ul className="grid gap-3">
      {acts.map((act) => (
        <li key={act.id} className="border-l-4 border-dashed border-ink pl-3">
          <p className="break-words whitespace-pre-wrap">
            {act.made.intent === 'note' ? act.made.note : actText(act, words)}
          </p>
          <p className="small text-ink-soft">
            {fillSlots(words.copy.waits, { when: whenText(act.madeAt, words) })}
          </p>
        </li>
      ))}
    </ul>
  )
}
