import { postOnce } from '#app/device/post.ts'
import { requestActsPath } from '#app/site-map.ts'
import type { Act, ActAnswer } from './act.ts'
import { actQueue, inOrder, waits } from './act-store.ts'

/** `waiting`: no final response from the server; `not-now`: the author is not signed in, or no longer has access. */
type Verdict = ActAnswer | { kind: 'waiting' } | { kind: 'not-now' }

/** Sends an act once. */
export async function sendAct(
  { id, person, reference, version, made }: Act,
  timeout?: number,
): Promise<Verdict> {
  const body = new URLSearchParams({ act: id, person, version: `${version}`, ...made })
  // Signed out, the response is a redirect, and has no body.
  const given = await postOnce<ActAnswer | { kind?: undefined }>(
    requestActsPath(reference),
    { body, redirect: 'manual' },
    timeout,
  )
  if (!given || given.later) return { kind: 'waiting' }
  return given.body?.kind ? given.body : { kind: 'not-now' }
}

/** Sends unsent acts in order, one sender at a time across tabs and worker. @returns whether some still wait for the network */
export async function sendActs(): Promise<boolean> {
  let waiting = false
  await actQueue.sendAll(
    (acts) => inOrder(acts).find(waits),
    async (act) => {
      const verdict = await sendAct(act)
      waiting = verdict.kind === 'waiting'
      if (verdict.kind !== 'waiting' && verdict.kind !== 'not-now') await settle(act, verdict)
      return !waiting
    },
  )
  return waiting
}

/** Deletes an act that was done; keeps one that was refused for its author, with the reasons. */
async function settle(act: Act, answer: ActAnswer): Promise<void> {
  if (answer.kind === 'done') {
    await actQueue.remove(act.id)
  } else {
    const lines = answer.kind === 'refused' ? (answer.shown?.lines ?? []) : []
    await actQueue.put({ ...act, refusal: { lines, version: answer.version } })
  }
  actQueue.tell(true)
}
