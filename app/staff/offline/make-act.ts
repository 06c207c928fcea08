import type { ClientActionFunctionArgs } from 'react-router'
import { toast } from 'sonner'
import { statuses } from '#app/requests/handling/inbox.ts'
import type { Act, ActAnswer } from './act.ts'
import { actQueue, storedActs, waits } from './act-store.ts'
import { currentWords, reloadActs } from './device-state.ts'
import type { OfflineWords } from './offline-words.server.ts'
import { sendAct } from './sending.ts'

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

async function make(made: Act, { copy }: OfflineWords, stays: boolean): Promise<Shown | Change> {
  const act = await afterOwn(made)
  const isStored = await actQueue.put(act)
  const answer = await firstTry(act)
  if (answer.kind === 'waiting' || answer.kind === 'not-now') {
    if (!isStored) return { field: act.made.intent, value: typedIn(act), lines: [copy.notStored] }
    await leaveForLater()
    toast(copy.stored)
    return undefined
  }
  if (answer.kind === 'refused') return answer.shown
  return answer.kind === 'done' && stays ? answer.change : undefined
}

/** The last status act made on this page, by the request's reference. */
const lastOwn = new Map<string, string>()

/** Names the author's status act before this one: the page may not show its result yet. */
async function afterOwn(act: Act): Promise<Act> {
  const { made, reference, person } = act
  if (made.intent !== 'status') return act
  const stored = await storedActs()
  const waiting = stored.findLast(
    (one) => one.reference === reference && one.person === person && one.made.intent === 'status',
  )
  const after = waiting?.id ?? lastOwn.get(reference)
  lastOwn.set(reference, act.id)
  return after ? { ...act, made: { ...made, after } } : act
}

/** Sends an act when it is its turn: earlier ones go first. */
function firstTry(act: Act) {
  const late = AbortSignal.timeout(FIRST_TRY_MILLISECONDS)
  const turn = actQueue.locked(
    async () => {
      const isEarlier = ({ id, person, madeAt }: Act) =>
        id !== act.id && person === act.person && madeAt <= act.madeAt
      if ((await storedActs()).some((one) => waits(one) && isEarlier(one))) return unsent
      const answer = await sendAct(act, FIRST_TRY_MILLISECONDS)
      if (answer.kind !== 'waiting' && answer.kind !== 'not-now') await actQueue.remove(act.id)
      return answer
    },
    { signal: late },
  )
  // Another tab holds the turn for longer.
  return turn.catch(() => unsent)
}

const unsent = { kind: 'waiting' } as const

const typedIn = ({ made }: Act): string => (made.intent === 'note' ? made.note : made.to)

/** Sends pending acts from now on: from this page, and from the worker where the browser has background sync. */
async function leaveForLater(): Promise<void> {
  await reloadActs()
  actQueue.tell(false)
  actQueue.sendSoon()
  await actQueue.askForSync()
}

/** `fetch` rejects with a TypeError if the network fails, which each engine words in its own way; a mistake of ours is one, too. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}

/** A choice gets its error beside the field, a click gets a toast. */
function withoutNetwork(form: FormData, { copy }: OfflineWords): Shown {
  const intent = `${form.get('intent') ?? ''}`
  if (['assignee', 'appointment', 'reason'].includes(intent))
    return { field: intent, value: `${form.get('to') ?? ''}`, lines: [copy.onlineOnly] }
  toast.error(copy.onlineOnly)
  return undefined
}
