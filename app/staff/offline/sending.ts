import { requestActsPath } from '#app/site-map.ts'
import type { Act, ActAnswer } from './act.ts'
import { announceActs, dropAct, storeAct, storedActs, UNSENT_ACTS, waits } from './act-store.ts'

/** `waiting`: no word from the garage; `not-now`: whoever made it is not signed in, or has no role any more. */
type Verdict = ActAnswer | { kind: 'waiting' } | { kind: 'not-now' }

const PATIENCE_MILLISECONDS = 20_000
const ANSWERED = [200, 400, 404, 409]

/** Sends an act once. Whatever is no answer of the garage's own counts as none. */
export async function sendAct(act: Act, patience = PATIENCE_MILLISECONDS): Promise<Verdict> {
  const { id, person, reference, version, made } = act
  try {
    const answer = await fetch(requestActsPath(reference), {
      method: 'POST',
      body: new URLSearchParams({ act: id, person, version: `${version}`, ...made }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    // The way to the sign-in page, and a refusal of whoever is signed in now.
    if (answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 403)
      return { kind: 'not-now' }
    if (!ANSWERED.includes(answer.status)) return { kind: 'waiting' }
    const body: Partial<ActAnswer> = await answer.json()
    return body.kind ? (body as ActAnswer) : { kind: 'waiting' }
  } catch {
    return { kind: 'waiting' }
  }
}

/** Does something while nobody else sends, where the browser has locks; the ids make it once in any case. */
export async function alone<Result>(work: () => Promise<Result>, wait = true): Promise<Result> {
  return navigator.locks ? navigator.locks.request(UNSENT_ACTS, { ifAvailable: !wait }, work) : work()
}

/** Sends what waits, in order, one sender at a time across tabs and worker. Resolves to whether some still wait for the network. */
export function sendActs(): Promise<boolean> {
  return alone(async () => {
    const away = new Set<string>()
    for (;;) {
      const act = (await storedActs()).find((stored) => waits(stored) && !away.has(stored.person))
      if (!act) return false
      const verdict = await sendAct(act)
      if (verdict.kind === 'waiting') return true
      if (verdict.kind === 'not-now') away.add(act.person)
      else await settle(act, verdict)
    }
  })
}

/** What was done goes; what was not stays for its author, with the reasons. */
async function settle(act: Act, answer: ActAnswer): Promise<void> {
  if (answer.kind === 'done') {
    await carryOn(act, answer.version)
    await dropAct(act.id)
  } else {
    const lines = answer.kind === 'refused' ? (answer.shown?.lines ?? []) : []
    await storeAct({ ...act, refusal: { lines, version: answer.version } })
  }
  announceActs(true)
}

/** Of two statuses set one after the other, the second was based on the first: that is no conflict with a colleague. */
async function carryOn({ id, reference, person, version, made }: Act, now: number): Promise<void> {
  if (made.intent !== 'status') return
  for (const next of await storedActs()) {
    const isLater = next.reference === reference && next.person === person && next.id !== id
    if (isLater && next.version === version) await storeAct({ ...next, version: now })
  }
}
