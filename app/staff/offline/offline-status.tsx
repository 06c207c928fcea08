import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { counted, fillSlots } from '#app/content/slots.ts'
import { watchNetwork } from '#app/device/watch-network.ts'
import { actQueue, waits } from './act-store.ts'
import { useCachedAt } from './cached-at.ts'
import { followActs, setCurrentWords, useActs } from './device-state.ts'
import type { OfflineWords } from './offline-words.server.ts'
import { RefusedAct } from './refused-act.tsx'
import { sendActs } from './sending.ts'
import { whenText } from './when-text.ts'

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
  const cachedAt = useCachedAt()
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

/** This person's acts that are unsent or refused; sends them while the page is open. */
function useSentActs(words: OfflineWords) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    setCurrentWords(words)
    return followActs(() => void revalidate())
  }, [words, revalidate])
  useEffect(() => watchNetwork({ sendAll: sendActs, more: actQueue.name }), [])
  return useActs()
}
