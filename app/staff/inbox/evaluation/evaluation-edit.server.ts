import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { type AnswerOutcome, answerEvaluation } from '#app/requests/evaluation/answer.server.ts'
import {
  dropDraft,
  openDraft,
  saveDraft,
  sendDraft,
  withdraw,
} from '#app/requests/evaluation/drafts.server.ts'
import { type Draft, type EvaluationLine, lineTypes, readDraft } from '#app/requests/evaluation/evaluation.ts'
import { emptyLine, lineOfRow, nextId } from '#app/requests/evaluation/lines.ts'
import type { requestWithStory, Staff } from '#app/requests/handling/changes.server.ts'
import { evaluationPath } from '#app/site-map.ts'
import { wholeNumber } from '#app/staff/kit/input-values.ts'
import { pictureRefusalText } from '#app/staff/kit/picture-refusal.server.ts'
import { keepPhoto } from './photos.server.ts'
import { typedDraft, type Unread } from './typed-evaluation.server.ts'

export type Story = NonNullable<Awaited<ReturnType<typeof requestWithStory>>>

/** The form again, with what was typed. */
export type TypedForm = {
  body: Draft
  unread: Unread
  /** Why a photograph was refused, by its field. */
  refused: Readonly<Record<string, string>>
  /** Whether someone else saved the draft meanwhile, which is now the one to overwrite. */
  isConflict: boolean
}

/** An answer that was not written down, and why. */
export type TypedAnswer = {
  why: Exclude<AnswerOutcome, 'answered' | 'digits'> | 'ticked'
  accepted: string[]
  way: string
  name: string
  phone: string
  address: string
}

/** `to`: the page to show instead of an answer. */
export type EditOutcome = { to: string } | { form: TypedForm } | { answer: TypedAnswer }

type Edit = { story: Story; form: FormData; by: Staff; lang: Lang; now: Date }

/** Applies a form of the page. */
export async function applyEvaluationForm(runtime: Runtime, edit: Edit): Promise<EditOutcome> {
  const { db } = runtime.database
  const { story, form, by, now } = edit
  const { reference } = story.request
  const text = (name: string) => `${form.get(name) ?? ''}`
  const path = evaluationPath(reference)
  switch (text('intent')) {
    case 'open':
      await openDraft(db, { reference, by, now })
      return { to: path }
    case 'drop':
      await dropDraft(db, { reference, id: text('id'), version: wholeNumber(form.get('version')) ?? 0 })
      return { to: path }
    case 'withdraw':
      await withdraw(db, { reference, id: text('id'), by, now })
      return { to: path }
    case 'send':
      return { to: path + (await send(runtime, edit)) }
    case 'answered':
    case 'refused':
      return noteAnswer(runtime, edit)
    default:
      return saveForm(runtime, edit)
  }
}

/** @returns the query of the page that says what became of it */
async function send(runtime: Runtime, { story, form, by, now }: Edit): Promise<string> {
  const { secret, env, database, jobs } = runtime
  const sent = await sendDraft(database.db, {
    reference: story.request.reference,
    id: `${form.get('id')}`,
    version: wholeNumber(form.get('version')) ?? 0,
    by,
    key: { secret, siteUrl: env.siteUrl },
    now,
  })
  if (sent.kind === 'sent') jobs.wake()
  if (sent.kind === 'conflict') return '?preview&said=changed'
  if (sent.kind === 'closed') return '?preview&said=closed'
  return sent.kind === 'problems' ? '?preview' : ''
}

/** Saves the whole form, whatever button sent it, then does what the button says. */
async function saveForm(runtime: Runtime, { story, form, by, lang, now }: Edit): Promise<EditOutcome> {
  const { db } = runtime.database
  const { request } = story
  const path = evaluationPath(request.reference)
  const shown = readShown(form)
  if (!shown) return { to: path }
  const { body, unread } = typedDraft(form, shown, request.lang, lang)
  const refused: Record<string, string> = {}
  for (const line of body.lines) {
    const field = `photo.${line.id}`
    const file = form.get(field)
    if (!(file instanceof File) || (!file.name && !file.size)) continue
    const photo = await keepPhoto(db, { requestId: request.id, bytes: await file.bytes(), now })
    if (typeof photo === 'string') refused[field] = pictureRefusalText(photo, file.name, lang)
    else line.photo = photo
  }
  const [act = '', what = ''] = `${form.get('intent') ?? ''}`.split(' ')
  const added = act === 'add' ? newLine(body.lines, what || `${form.get('row')}`) : undefined
  if (added) body.lines.push(added)
  if (act === 'remove') body.lines = body.lines.filter(({ id }) => id !== what)
  const typed = { body, unread, refused }

  const version = wholeNumber(form.get('version')) ?? 0
  if (
    (await saveDraft(db, { reference: request.reference, id: `${form.get('id')}`, version, body, by })) ===
    'conflict'
  ) {
    // Where the draft was sent or thrown away meanwhile, what was typed becomes the next one.
    await openDraft(db, { reference: request.reference, by, now })
    return { form: { ...typed, isConflict: true } }
  }
  if (Object.keys(unread).length + Object.keys(refused).length)
    return { form: { ...typed, isConflict: false } }
  if (act === 'preview') return { to: `${path}?preview` }
  return { to: added ? `${path}#line.${added.id}` : path }
}

/** The draft as the form was shown; undefined if it is none. */
function readShown(form: FormData): Draft | undefined {
  try {
    return readDraft(`${form.get('shown')}`)
  } catch {
    return undefined
  }
}

/** A new line: a free one of a type, or a row of the price list. */
function newLine(lines: readonly EvaluationLine[], what: string): EvaluationLine | undefined {
  const id = nextId(lines)
  const type = lineTypes.find((known) => known === what)
  // Labour costs what is posted.
  if (type === 'labour') return lineOfRow(id, type) ?? emptyLine(id, type)
  return type ? emptyLine(id, type) : lineOfRow(id, what)
}

/** Writes down an answer that was given by phone or at the counter. */
async function noteAnswer(runtime: Runtime, { story, form, by, now }: Edit): Promise<EditOutcome> {
  const text = (name: string) => `${form.get(name) ?? ''}`
  const isYes = text('intent') === 'answered'
  const accepted = form.getAll('accepted').map(String)
  const way = text('way') === 'phone' ? 'phone' : 'counter'
  const typed = { accepted, way, name: text('name'), phone: text('phone'), address: text('address') }
  if (isYes && !accepted.length) return { answer: { ...typed, why: 'ticked' } }
  const why = await answerEvaluation(
    runtime,
    story.request.reference,
    { ...typed, id: text('id'), seen: text('seen'), accepted: isYes ? accepted : [], way, by },
    now,
  )
  // Digits are asked of the customer alone.
  if (why === 'answered' || why === 'digits') return { to: evaluationPath(story.request.reference) }
  return { answer: { ...typed, why } }
}
