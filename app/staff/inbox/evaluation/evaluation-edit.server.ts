import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { answerEvaluation, type Unanswered } from '#app/requests/evaluation/answer.server.ts'
import {
  dropDraft,
  openDraft,
  saveDraft,
  sendDraft,
  withdraw,
} from '#app/requests/evaluation/drafts.server.ts'
import { type Draft, isWithinBounds, lineTypes, readDraft } from '#app/requests/evaluation/evaluation.ts'
import { emptyLine, lineOfRow, nextId } from '#app/requests/evaluation/lines.ts'
import { type Act, act } from '#app/requests/life/act.server.ts'
import type { Staff, Story } from '#app/requests/life/story.server.ts'
import { evaluationPath } from '#app/site-map.ts'
import { sentIn } from '#app/staff/kit/fields.tsx'
import { wholeNumber } from '#app/staff/kit/input-values.ts'
import { pictureRefusalText } from '#app/staff/kit/picture-refusal.server.ts'
import { readDraftForm } from './fields.server.ts'
import { keepPhoto } from './photos.server.ts'

/** What was not saved: photographs that were refused, by their field, and the draft, if someone else saved theirs meanwhile. */
export type Unsaved = { errors: Readonly<Record<string, string>>; draft?: Draft }

/** An answer that was not written down, and why. */
export type UnnotedAnswer = {
  why: Exclude<Unanswered, 'digits'> | 'ticked'
  values: Readonly<Record<string, string>>
}

/** `to`: the page to show next. */
export type EditOutcome = { to: string } | { unsaved: Unsaved } | { answer: UnnotedAnswer }

type Edit = { story: Story; form: FormData; by: Staff; lang: Lang; now: Date }

/** Each button that needs nothing of what is typed. */
const acts: Readonly<Record<string, (shown: { id: string; version: number }) => Act<string>>> = {
  open: () => openDraft,
  drop: dropDraft,
  withdraw: ({ id }) => withdraw(id),
  send: sendDraft,
}

/** Applies a form of the page. */
export async function applyEvaluationForm(runtime: Runtime, edit: Edit): Promise<EditOutcome> {
  const { db } = runtime.database
  const { story, form, by, now } = edit
  const { reference } = story.request
  const to = evaluationPath(reference)
  const [intent = '', what = ''] = `${form.get('intent') ?? ''}`.split(' ')
  const shown = { id: `${form.get('id')}`, version: wholeNumber(form.get('version')) ?? 0 }
  const take = <Why>(does: Act<Why>) => act(runtime, { reference, by, now }, does)
  if (intent === 'answered' || intent === 'refused') return noteAnswer(runtime, edit, intent === 'answered')
  const does = Object.hasOwn(acts, intent) && acts[intent]
  if (does) {
    const { why } = await take(does(shown))
    return {
      to: why === 'changed' || why === 'closed' || why === 'problems' ? `${to}?preview&said=${why}` : to,
    }
  }

  // Any other button saves the whole form first.
  const { request } = story
  const before = readShown(form)
  if (!before) return { to }
  const draft = readDraftForm(form, before, edit.lang, request)
  if (!isWithinBounds(draft)) return { to }
  const errors: Record<string, string> = {}
  for (const line of draft.lines) {
    const file = form.get(`photo.${line.id}`)
    if (!(file instanceof File) || (!file.name && !file.size)) continue
    const photo = await keepPhoto(db, { requestId: request.id, bytes: await file.bytes(), now })
    if (typeof photo === 'string')
      errors[`photo.${line.id}`] = pictureRefusalText(photo, file.name, edit.lang)
    else line.photo = photo
  }
  const added = intent === 'add' ? newLine(nextId(draft.lines), what || `${form.get('row')}`) : undefined
  draft.lines = [...draft.lines, added ?? []].flat().filter(({ id }) => intent !== 'remove' || id !== what)
  if ((await take(saveDraft(shown, draft))).why) {
    // Where the draft was sent or thrown away meanwhile, what was typed becomes the next one.
    await take(openDraft)
    return { unsaved: { errors, draft } }
  }
  if (Object.keys(errors).length) return { unsaved: { errors } }
  if (intent === 'preview') return { to: `${to}?preview` }
  return { to: added ? `${to}#line.${added.id}` : to }
}

/** The draft as the form was shown; undefined if it is none. */
function readShown(form: FormData): Draft | undefined {
  try {
    return readDraft(`${form.get('shown')}`)
  } catch {
    return undefined
  }
}

/** A new line: a free one of a type, or a row of the price list. Labour costs what is posted. */
function newLine(id: string, what: string) {
  const type = lineTypes.find((known) => known === what)
  return lineOfRow(id, what) ?? (type && emptyLine(id, type))
}

/** Writes down an answer that was given by phone or at the counter. */
async function noteAnswer(
  runtime: Runtime,
  { story, form, by, now }: Edit,
  isYes: boolean,
): Promise<EditOutcome> {
  const { reference } = story.request
  const values = { id: '', seen: '', name: '', phone: '', address: '', ...sentIn(form) }
  const accepted = isYes ? form.getAll('accepted').map(String) : []
  if (isYes && !accepted.length) return { answer: { values, why: 'ticked' } }
  const way = form.get('way') === 'phone' ? 'phone' : 'counter'
  const given = answerEvaluation({ ...values, accepted, way })
  const { why } = await act(runtime, { reference, by, now }, given)
  // Digits are asked of the customer alone.
  if (!why || why === 'digits') return { to: evaluationPath(reference) }
  return { answer: { values, why: why === 'gone' ? 'replaced' : why } }
}
