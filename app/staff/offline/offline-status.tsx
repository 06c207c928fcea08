import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { counted, fillSlots } from '#app/content/slots.ts'
import { watchNetwork } from '#app/device/watch-network.ts'
import { requestPath } from '#app/site-map.ts'
import type { Act, ActRefusal } from './act.ts'
import { actQueue, waits } from './act-store.ts'
import { actText, whenText } from './act-text.ts'
import { useCachedAt } from './cached-at.ts'
import { followActs, setCurrentWords, useActs } from './device-state.ts'
import type { OfflineWords } from './offline-words.server.ts'
import { sendActs } from './sending.ts'

type Props = {
  words: OfflineWords
  /** Shown while the server does not respond, if the page is not from the cache. */
  lost: string | undefined
}

/** The state of the connection. Always rendered, so that screen readers announce its text when it appears. */
export function StatusLine({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="contents">
      {children && (
        <p className="flex flex-wrap gap-x-4 border-l-4 border-ink bg-steel px-4 py-2 font-semibold">
          {children}
        </p>
      )}
    </div>
  )
}

/** On every page of who has the requests: whether it comes from the cache, how many acts are unsent, and which were refused. */
export function OfflineStatus({ words, lost }: Props) {
  const { copy, lang } = words
  const cachedAt = useCachedAt(words)
  const acts = useSentActs(words)
  const waiting = acts.filter(waits).length
  const state = cachedAt ? fillSlots(copy.cachedAt, { when: whenText(cachedAt, words) }) : lost
  return (
    <>
      <StatusLine>
        {(state || waiting > 0) && (
          <>
            {state && <span>{state}</span>}
            {waiting > 0 && <span>{counted(copy.waiting, waiting, lang)}</span>}
          </>
        )}
      </StatusLine>
      {acts.map(
        (act) => act.refusal && <RefusedAct key={act.id} act={act} refusal={act.refusal} words={words} />,
      )}
    </>
  )
}

/** This person's acts that are unsent or refused; sends them while the page is open. A tap may come before other effects. */
function useSentActs(words: OfflineWords) {
  const { revalidate } = useRevalidator()
  useLayoutEffect(() => {
    setCurrentWords(words)
    return followActs(() => void revalidate())
  }, [words, revalidate])
  useEffect(() => watchNetwork({ sendAll: sendActs, more: actQueue.name }), [])
  return useActs()
}

/** A refused act: the reason, and the choice to insist on it or to drop it. */
function RefusedAct({ act, refusal, words }: { act: Act; refusal: ActRefusal; words: OfflineWords }) {
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
