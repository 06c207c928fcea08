import type { LiveCopy } from '#app/content/live.ts'
import { useKeptChoice } from './kept-choice.ts'
import { chime, SOUND } from './sound.ts'

type Props = { copy: LiveCopy; state: 'live' | 'lost'; arrived: string }

/** Whether the list is live, what came in, and the switch of the sound; of use with scripts alone. */
export function LiveBar({ copy, state, arrived }: Props) {
  const [sound, setSound] = useKeptChoice(SOUND, false)
  return (
    <>
      <p role="status" className="scripted small mr-auto flex items-center gap-2 text-ink-soft">
        <span
          aria-hidden="true"
          data-lost={state === 'lost' || undefined}
          className="size-2.5 rounded-full bg-good data-lost:bg-bad"
        />
        <span>{state === 'lost' ? copy.lost : copy.live}</span>
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
