import { requestActsPath } from '#app/site-map.ts'
import type { Act, ActAnswer } from './act.ts'
import { announceActs, dropAct, storeAct, storedActs, UNSENT_ACTS, waits } from './act-store.ts'

/** `waiting`: no response from the server; `not-now`: the author is not signed in, or no longer has access. */
type Verdict = ActAnswer | { kind: 'waiting' } | { kind: 'not-now' }

const TIMEOUT_MILLISECONDS = 20_000
const ANSWERED = [200, 400, 404, 409]

/** The version that a person's own status change produced, by the version it was based on. */
const ownVersions = new Map<string, number>()
const versionKey = ({ person, reference }: Act, version: number) => `${person} ${reference} ${version}`

/**
 * Bases an act on the person's own earlier status changes, which the page may not show yet, so that they are no conflict. A
 * colleague's change in between still is one.
 */
export function rebasedOnOwn(act: Act): Act {
  const next = (version: number) => ownVersions.get(versionKey(act, version))
  let { version } = act
  for (let own = next(version); own; own = next(version)) version = own
  return { ...act, version }
}

/** Ids of the acts that this page is sending itself; `sendActs` skips them. */
export const sentByThisPage = new Set<string>()

/** Sends an act once. A response that does not come from the application counts as none. */
export async function sendAct(act: Act, timeout = TIMEOUT_MILLISECONDS): Promise<Verdict> {
  const { id, person, reference, version, made } = act
  try {
    const answer = await fetch(requestActsPath(reference), {
      method: 'POST',
      body: new URLSearchParams({ act: id, person, version: `${version}`, ...made }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    // A redirect to sign-in, or a refusal because another person is signed in or access was removed.
    if (answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 403)
      return { kind: 'not-now' }
    if (!ANSWERED.includes(answer.status)) return { kind: 'waiting' }
    const body: ActAnswer | { kind?: undefined } = await answer.json()
    if (!body.kind) return { kind: 'waiting' }
    if (body.kind === 'done' && made.intent === 'status' && body.version > version)
      ownVersions.set(versionKey(act, version), body.version)
    return body
  } catch {
    return { kind: 'waiting' }
  }
}

/** Runs `work` under a lock, if the browser supports locks; without them, the ids still keep acts idempotent. */
export async function withSendLock<Result>(work: () => Promise<Result>, wait = true): Promise<Result> {
  return navigator.locks ? navigator.locks.request(UNSENT_ACTS, { ifAvailable: !wait }, work) : work()
}

/** Sends unsent acts in order, one sender at a time across tabs and worker. @returns whether some still wait for the network */
export function sendActs(): Promise<boolean> {
  return withSendLock(async () => {
    const away = new Set<string>()
    for (;;) {
      const act = (await storedActs()).find(
        (stored) => waits(stored) && !away.has(stored.person) && !sentByThisPage.has(stored.id),
      )
      if (!act) return false
      const verdict = await sendAct(act)
      if (verdict.kind === 'waiting') return true
      if (verdict.kind === 'not-now') away.add(act.person)
      else await settle(act, verdict)
    }
  })
}

/** Deletes an act that was done; keeps one that was refused for its author, with the reasons. */
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

/** Moves later status changes of the same person to the new version: they were based on this one and are no conflict. */
async function carryOn({ id, reference, person, version, made }: Act, now: number): Promise<void> {
  if (made.intent !== 'status') return
  for (const next of await storedActs()) {
    const isLater = next.reference === reference && next.person === person && next.id !== id
    if (isLater && next.version === version) await storeAct({ ...next, version: now })
  }
}
