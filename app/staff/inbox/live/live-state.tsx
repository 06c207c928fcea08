import type { LiveCopy } from '#app/staff/kit/live-words.ts'

/** `waiting`: until the first event. */
export type Connection = 'waiting' | 'live' | 'lost'

type Props = { copy: LiveCopy; state: Connection; arrived: string }

/** Whether the list is live, and what came in. On a phone only a lost connection is seen. */
export function LiveState({ copy, state, arrived }: Props) {
  return (
    <p role="status" className="scripted small flex items-center gap-2 text-ink-soft">
      <span
        aria-hidden="true"
        data-state={state}
        className="size-2.5 rounded-full bg-line-strong data-[state=live]:bg-good data-[state=lost]:bg-bad max-lg:data-[state=live]:hidden"
      />
      <span className={state === 'lost' ? undefined : 'max-lg:sr-only'}>{copy[state]}</span>
      {arrived && <strong className="text-ink max-lg:sr-only">{arrived}</strong>}
    </p>
  )
}
