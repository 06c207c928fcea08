import type { ClientActionFunctionArgs } from 'react-router'
import { toast } from 'sonner'
import { statuses } from '#app/requests/inbox/inbox.ts'
import type { Act, ActAnswer } from './act.ts'
import { announceActs, dropAct, storeAct, UNSENT_ACTS, waits } from './act-store.ts'
import { currentActs, currentWords, reloadActs } from './device-state.ts'
import type { OfflineWords } from './offline-words.server.ts'
import { rebasedOnOwn, sendAct, sentByThisPage, withSendLock } from './sending.ts'

/** Without a response in this time, the act stays in the queue to be sent later. */
const FIRST_TRY_MILLISECONDS = 5_000

type Args = Pick<ClientActionFunctionArgs, 'request' | 'params'>

/**
 * Handles the forms on a request's page. A note or a status change is stored on the device before it is sent, and stays there
 * until the server has responded; all other forms need the network and say so if there is none.
 */
export async function makeAct<Answer>(
  { request, params }: Args,
  serverAction: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const words = currentWords()
  const form = await request.clone().formData()
  const act = words && actIn(form, params.reference ?? '', words.person)
  // `make` returns what the server action would have returned.
  if (act) return (await make(act, words, form.has('stay'))) as Answer | undefined
  try {
    return await serverAction()
  } catch (error) {
    if (!words || !isNetworkError(error)) throw error
    return withoutNetwork(form, words) as Answer | undefined
  }
}

function actIn(form: FormData, reference: string, person: string): Act | undefined {
  const text = (name: string) => `${form.get(name) ?? ''}`
  const to = statuses.find((status) => status === text('to'))
  const rest = {
    // The form of a note brings its id, so a double tap makes one act.
    id: text('act') || crypto.randomUUID(),
    person,
    reference,
    madeAt: new Date().toISOString(),
    version: Number(text('version')),
  }
  if (text('intent') === 'note' && text('note').trim())
    return { ...rest, made: { intent: 'note', note: text('note') } }
  if (text('intent') !== 'status' || !to) return undefined
  return { ...rest, made: { intent: 'status', to, ...(form.has('undoes') && { undoes: 'yes' }) } }
}

type Shown = Extract<ActAnswer, { kind: 'refused' }>['shown']
type Change = Extract<ActAnswer, { kind: 'done' }>['change']

async function make(act: Act, { copy }: OfflineWords, stays: boolean): Promise<Shown | Change> {
  sentByThisPage.add(act.id)
  const stored = storeAct(act)
  const answer = await oneAtATime(async () => {
    await stored
    return firstTry(act)
  }).finally(() => sentByThisPage.delete(act.id))
  if (answer.kind === 'waiting' || answer.kind === 'not-now') {
    if (!(await stored)) return { field: act.made.intent, value: typedIn(act), lines: [copy.notStored] }
    await leaveForLater()
    toast(copy.stored)
    return undefined
  }
  if (answer.kind === 'refused') return answer.shown
  return answer.kind === 'done' && stays ? answer.change : undefined
}

/** Acts made on this page are sent one at a time: each waits for the response to the one before. */
let turn: Promise<unknown> = Promise.resolve()

function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turn.then(work)
  turn = result.catch(() => undefined)
  return result
}

async function firstTry(made: Act) {
  const act = rebasedOnOwn(made)
  if (act.version !== made.version) await storeAct(act)
  // Earlier acts are sent first.
  if (currentActs().some(waits)) return { kind: 'waiting' as const }
  const answer = await withSendLock(() => sendAct(act, FIRST_TRY_MILLISECONDS), false)
  if (answer.kind !== 'waiting' && answer.kind !== 'not-now') await dropAct(act.id)
  return answer
}

const typedIn = ({ made }: Act): string => (made.intent === 'note' ? made.note : made.to)

/** Sends pending acts from now on: from this page, and from the worker where the browser has background sync. */
async function leaveForLater(): Promise<void> {
  await reloadActs()
  announceActs()
  dispatchEvent(new Event(UNSENT_ACTS))
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.sync?.register(UNSENT_ACTS).catch(() => undefined)
}

/** `fetch` rejects with a TypeError if the network fails. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError
}

/** A choice gets its error beside the field, a click gets a toast, and marking as read fails silently. */
function withoutNetwork(form: FormData, { copy }: OfflineWords): Shown {
  const intent = `${form.get('intent') ?? ''}`
  if (['assignee', 'appointment', 'reason'].includes(intent))
    return { field: intent, value: `${form.get('to') ?? ''}`, lines: [copy.onlineOnly] }
  if (intent !== 'read') toast.error(copy.onlineOnly)
  return undefined
}
