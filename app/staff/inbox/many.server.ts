import type { Lang } from '#app/content/language.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import { MOST_PAGES, PAGE_SIZE } from '#app/requests/handling/inbox.server.ts'
import { statuses } from '#app/requests/handling/inbox.ts'
import { act, type Desk } from '#app/requests/life/act.server.ts'
import { type Change, change, type Refused } from '#app/requests/life/change.server.ts'
import type { Staff } from '#app/requests/life/story.server.ts'
import { asId, wholeNumber } from '#app/staff/kit/input-values.ts'
import { manyCopy } from './many-words.ts'

/** As many as one list can show at most. */
const MOST_CHOSEN = MOST_PAGES * PAGE_SIZE

/** The form value of a chosen request: its reference, the version shown, and for undo the previous value. */
export function chosenValue(reference: string, version: number, value?: string | null): string {
  return [reference, version, ...(value === undefined ? [] : [value ?? ''])].join(' ')
}

/**
 * Applies the form's change to all chosen requests, each by an act of its own. They come as one field each or, since there may be a
 * hundred, as lines of a single field.
 */
export async function applyToMany(desk: Desk, form: FormData, by: Staff, lang: Lang) {
  const field = form.get('field') === 'assignee' ? 'assignee' : 'status'
  const undoes = form.get('intent') === 'undo'
  const chosen = form.getAll('chosen').flatMap((lines) => `${lines}`.split(/\r?\n/))
  const many: Many = { done: [], conflict: [], refused: [] }
  for (const line of chosen.slice(0, MOST_CHOSEN)) {
    const [given, seen, old = ''] = line.split(' ')
    const reference = asId(given)
    const to = undoes ? old : `${form.get(field) ?? ''}`
    if (!reference || (field === 'status' && !statuses.some((status) => status === to))) continue
    const wanted = { field, to: to || null, undoes } as Change
    const acted = await act(desk, { reference, by }, change(wanted, wholeNumber(seen) ?? 0))
    const { before, version, why } = acted
    if (!before || why === 'gone') continue
    if (why) many[why].push(before.name)
    else if (version > before.version) many.done.push(chosenValue(reference, version, before[field]))
  }
  return shownMany(many, field, undoes, lang)
}

/** What was changed, as the form says it to undo it, and by their customers' names what was not. */
type Many = Record<'done' | Refused, string[]>

/** The outcome in words, with the form value that undoes it. */
function shownMany({ done, conflict, refused }: Many, field: string, isUndo: boolean, lang: Lang) {
  const copy = manyCopy(lang)
  const named = (text: string, names: string[]) =>
    names.length ? [fillSlots(text, { names: names.join(', ') })] : []
  return {
    lines: [
      counted(isUndo ? copy.takenBack : copy.changed, done.length, lang),
      ...named(copy.conflicts, conflict),
      ...named(copy.refused, refused),
    ],
    field,
    back: isUndo ? '' : done.join('\n'),
  }
}

export type ShownMany = Awaited<ReturnType<typeof applyToMany>>
