import { Link } from 'react-router'
import { requestPath } from '#app/site-map.ts'
import type { Act, ActRefusal } from './act.ts'
import { actQueue } from './act-store.ts'
import { actText } from './act-text.ts'
import type { OfflineWords } from './offline-words.server.ts'

type Props = { act: Act; refusal: ActRefusal; words: OfflineWords }

/** A refused act: the reason, and the choice to insist on it or to drop it. */
export function RefusedAct({ act, refusal, words }: Props) {
  const { copy } = words
  const { reference, made } = act
  const isConflict = made.intent === 'status' && refusal.lines.length > 0
  // The lines of a conflict already name the wanted status.
  const [reason, ...lines] = isConflict
    ? refusal.lines
    : [copy.refused, actText(act, words), ...(refusal.lines.length > 0 ? refusal.lines : [copy.gone])]
  return (
    <section
      role="alert"
      aria-label={`${copy.refused}, ${reference}`}
      className="grid gap-1 border-l-4 border-bad bg-bad-surface p-4 pt-1"
    >
      <p>
        <Link
          to={requestPath(reference)}
          className="link figure inline-flex whitespace-normal min-h-11 items-center"
        >
          {reference}
        </Link>{' '}
        <strong className="text-bad">{reason}</strong>
      </p>
      {lines.map((line) => (
        <p key={line} className="break-words whitespace-pre-wrap">
          {line}
        </p>
      ))}
      <p className="flex flex-wrap gap-2">
        {isConflict && (
          <button type="button" className="action action-signal" onClick={() => void insist(act, refusal)}>
            {copy.keepMine}
          </button>
        )}
        <button type="button" className="action action-line" onClick={() => void giveUp(act)}>
          {isConflict ? copy.drop : copy.dropNote}
        </button>
      </p>
    </section>
  )
}

/** Queues the act again, based on the present version of the request. */
async function insist({ refusal: _, ...act }: Act, { version }: ActRefusal): Promise<void> {
  await actQueue.put({ ...act, version })
  actQueue.tell(false)
  actQueue.sendSoon()
}

async function giveUp({ id }: Act): Promise<void> {
  await actQueue.remove(id)
  actQueue.tell(false)
}
