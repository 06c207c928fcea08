import type { LiveCopy } from '#app/content/staff/live.ts'
import { useKeptChoice } from './kept-choice.ts'
import { chime, SOUND } from './sound.ts'

/** `waiting`: until the page is told for the first time. */
export type LiveState = 'waiting' | 'live' | 'lost'

type Props = { copy: LiveCopy; state: LiveState; arrived: string }

/** Whether the list is live, what came in, and the switch of the sound; of use with scripts alone. */
export function LiveBar({ copy, state, arrived }: Props) {
  const [sound, setSound] = useKeptChoice(SOUND, false)
  return (
    <>
      <p role="status" className="scripted small mr-auto flex min-h-11 items-center gap-2 text-ink-soft">
        <span
          aria-hidden="true"
          data-state={state}
          className="size-2.5 rounded-full bg-line-strong data-[state=live]:bg-good data-[state=lost]:bg-bad"
        />
        <span>{copy[state]}</span>
        {arrived && <strong className="text-ink">{arrived}</strong>}
      </p>
      <label className="scripted small inline-flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={sound}
          onChange={({ target }) => {
            setSound(target.checked)
            if (target.checked) void chime()
          }}
          className="size-5 accent-signal"
        />
        {copy.sound}
      </label>
    </>
  )
}
