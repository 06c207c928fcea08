import { today } from '#app/content/hours/opening.ts'
import { isRecordId, recordOf } from '#app/content/records/records.ts'
import { unanswered } from '#app/content/records/said-on.ts'
import { isOpen, lacksUnit } from '#app/content/records/stands.ts'
import type { Runtime } from '#app/context.server.ts'
import { bundledValue, checkedValue, conflictText } from '#app/publishing/items.ts'
import { answerPath, SITE } from '#app/publishing/kinds/opening.ts'
import { same } from '#app/publishing/same.ts'
import { openingCopy } from '#app/publishing/words/opening.ts'
import { applyDraftsForm } from '#app/staff/desk/drafts-edit.server.ts'
import { type Asker, type Item, openItems, saveEdits } from '#app/staff/desk/edits.server.ts'
import { savedFacts, shownRecords } from './shown-records.server.ts'

type Unsaved = Promise<{ error: string; faulty?: string[] } | undefined>

/** Saves what was tapped as drafts. @returns why nothing was saved; undefined if it was */
export async function saveAnswers(runtime: Runtime, form: FormData, { by, lang }: Asker): Unsaved {
  const { itemAt } = await openItems(runtime, { undone: false })
  const changes = await changesOf(runtime, form, itemAt)
  const isRefused = changes.some(({ path, now }) => checkedValue(path, now) === undefined)
  if (!changes.length || isRefused) return { error: openingCopy(lang).refused }
  const edits = changes.map(({ path, now }) => ({ path, now, seen: itemAt(path).seen, by }))
  const [theirs] = await saveEdits(runtime, edits)
  return theirs && { error: conflictText(theirs, lang) }
}

async function changesOf(
  runtime: Runtime,
  form: FormData,
  itemAt: (path: string) => Item,
): Promise<{ path: string; now: unknown }[]> {
  const [intent = '', id = '', unit = ''] = `${form.get('intent') ?? ''}`.split(' ')
  if (intent === 'all') {
    const facts = await savedFacts(runtime)
    const seen = form.getAll('seen')
    return unanswered(facts)
      .filter(({ id, editor }) => seen.includes(id) && !lacksUnit(editor, facts))
      .map(({ id }) => ({ path: answerPath(id), now: 'true' }))
  }
  if (!isRecordId(id)) return []
  const { editor = '', ifNone } = recordOf(id)
  const { value, online } = itemAt(editor)
  const isEmptied = ifNone !== undefined && same(value, ifNone)
  if (intent === 'true') return [{ path: answerPath(id), now: 'true' }]
  if (intent === 'none')
    return ifNone === undefined || same(bundledValue(editor), ifNone)
      ? [{ path: answerPath(id), now: 'none' }]
      : [{ path: editor, now: ifNone }]
  if (intent === 'back')
    return [
      // What visitors see is confirmed still.
      { path: answerPath(id), now: itemAt(answerPath(id)).online === 'true' && isOpen() ? 'true' : null },
      ...(isEmptied ? [{ path: editor, now: same(online, ifNone) ? bundledValue(editor) : online }] : []),
    ]
  return intent === 'unit' && id.startsWith('prices.')
    ? [{ path: editor, now: { ...(itemAt(editor).value as object), unit } }]
    : []
}

/** Publishes everything that is saved, and opens the site, in one publication. @returns why it did not, and what is to be ticked */
export async function openSite(runtime: Runtime, form: FormData, { by, lang }: Asker): Unsaved {
  const { missing } = await shownRecords(runtime, lang)
  if (missing.length)
    return { error: `${openingCopy(lang).missing} ${missing.map(({ what }) => what).join(', ')}` }
  const opening = { path: SITE, was: null, now: today() }
  form.set('intent', 'publish')
  const outcome = await applyDraftsForm(runtime, form, { by, role: 'admin', lang, also: [opening] })
  return 'error' in outcome ? outcome : undefined
}
