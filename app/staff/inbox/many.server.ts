import type { Lang } from '#app/content/language.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { changeMany, type ManyChanged } from '#app/requests/handling/change-many.server.ts'
import type { Change, Staff, WantedChange } from '#app/requests/handling/changes.server.ts'
import { MOST_PAGES, PAGE_SIZE } from '#app/requests/handling/inbox.server.ts'
import { statuses } from '#app/requests/handling/inbox.ts'
import { confirmRestored } from '#app/requests/handling/restored.server.ts'
import { asId, wholeNumber } from '#app/staff/kit/input-values.ts'
import { manyCopy } from './many-words.ts'

/** As many as one list can show at most. */
const MOST_CHOSEN = MOST_PAGES * PAGE_SIZE

/** The form value of a chosen request: its reference, the version shown, and for undo the previous value. */
export function chosenValue(reference: string, version: number, value?: string | null): string {
  return [reference, version, ...(value === undefined ? [] : [value ?? ''])].join(' ')
}

/**
 * Applies the form's change to all chosen requests. They come as one field each or, since there may be a hundred, as lines of
 * a single field.
 */
export async function applyToMany(
  { database: { db }, secret, env: { siteUrl } }: Pick<Runtime, 'database' | 'secret' | 'env'>,
  form: FormData,
  by: Staff,
  lang: Lang,
) {
  const field = form.get('field') === 'assignee' ? 'assignee' : 'status'
  const confirm = confirmRestored({ secret, siteUrl })
  const isUndo = form.get('intent') === 'undo'
  const chosen = form.getAll('chosen').flatMap((lines) => `${lines}`.split(/\r?\n/))
  const wanted = chosen.slice(0, MOST_CHOSEN).flatMap((line): WantedChange[] => {
    const [given, version, before = ''] = line.split(' ')
    const reference = asId(given)
    const change = isUndo ? changeOf(field, before, true) : changeOf(field, `${form.get(field) ?? ''}`)
    return reference && change ? [{ reference, seen: wholeNumber(version) ?? 0, change, confirm }] : []
  })
  return shownMany(await changeMany(db, wanted, by), field, isUndo, lang)
}

function changeOf(field: 'status' | 'assignee', to: string, undoes = false): Change | undefined {
  if (field === 'assignee') return { field, to: to || null }
  const status = statuses.find((known) => known === to)
  return status && { field, to: status, undoes }
}

/** The outcome in words, with the form value that undoes it. */
function shownMany({ done, conflicts, refused }: ManyChanged, field: string, isUndo: boolean, lang: Lang) {
  const copy = manyCopy(lang)
  const named = (text: string, names: string[]) =>
    names.length ? [fillSlots(text, { names: names.join(', ') })] : []
  return {
    lines: [
      counted(isUndo ? copy.takenBack : copy.changed, done.length, lang),
      ...named(copy.conflicts, conflicts),
      ...named(copy.refused, refused),
    ],
    field,
    back: isUndo ? '' : done.map((one) => chosenValue(one.reference, one.version, one.value)).join('\n'),
  }
}

export type ShownMany = Awaited<ReturnType<typeof applyToMany>>
