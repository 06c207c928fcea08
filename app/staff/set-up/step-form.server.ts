import { dayOf } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { isListed } from '#app/content/prices/listed.ts'
import type { Price, RowKey } from '#app/content/prices/prices.ts'
import { type ServiceId, services } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import { setUpCopy } from '#app/content/staff/set-up.ts'
import { decimalText } from '#app/content/typography.ts'
import type { Runtime } from '#app/context.server.ts'
import { bundledValue, checkedValue, same } from '#app/desk/items.ts'
import { type Item, isTouched, openItems, saveEdits, typedNumber } from '#app/staff/desk/edits.server.ts'
import {
  type FactField,
  factAdvice,
  fieldsOf,
  readFact,
  typedFields,
} from '#app/staff/desk/fact-edit.server.ts'
import { conflictText, nameOf, valueText } from '#app/staff/desk/sentences.server.ts'
import { pathsOf, type SetUpStepName } from './steps.server.ts'

/** Errors by path, and the items that somebody else has changed since. */
type Refused = Readonly<Record<string, { error: string; theirs?: Item }>>

/** The facts of a step, with their present or typed values; a value of the sample garage gives an empty field. */
export async function stepFacts(
  runtime: Runtime,
  step: SetUpStepName,
  { lang, isDone, typed, refused = {} }: { lang: Lang; isDone: boolean; typed?: FormData; refused?: Refused },
) {
  const itemAt = await openItems(runtime)
  return offeredPaths(step, itemAt).map((path) => {
    const item = itemAt(path)
    const isSample = !isDone && isOwn(path) && same(item.value, bundledValue(path))
    const fields = fieldsFor(path, item.value, lang)
    const shown = isSample ? fields.map((field) => ({ ...field, value: emptied(field) })) : fields
    const own = typed && partOf(typed, path)
    return {
      path,
      name: nameOf(path, item.value, lang),
      fields: (own ? typedFields(shown, own) : shown).map((field) => ({
        ...field,
        name: nameIn(path, field.name),
      })),
      hint: hintFor(path, lang),
      isSample,
      error: refused[path]?.error,
      draft: item.isDraft
        ? fillSlots(deskCopy(lang).facts.draft, { value: valueText(path, item.value, lang) })
        : undefined,
      seen: refused[path]?.theirs?.seen ?? (own ? seenIn(own) : item.seen),
    }
  })
}

export type StepFact = Awaited<ReturnType<typeof stepFacts>>[number]

/** Saves a step as drafts; if a value is invalid or conflicts, saves none. @returns errors by path, undefined if saved */
export async function saveStep(
  runtime: Runtime,
  step: SetUpStepName,
  form: FormData,
  { by, lang }: { by: string; lang: Lang },
): Promise<Refused | undefined> {
  const today = dayOf(new Date())
  const itemAt = await openItems(runtime)
  const edits = offeredPaths(step, itemAt).map((path) => {
    const own = partOf(form, path)
    const now = path.startsWith('prices.') ? readAmount(itemAt(path), own) : readFact(path, own, today)
    return { path, now, seen: seenIn(own), by }
  })
  const wrong = edits
    .filter(({ now }) => now === undefined)
    .map(({ path }) => [path, { error: errorFor(path, lang) }])
  if (wrong.length) return Object.fromEntries(wrong)
  const theirs = await saveEdits(runtime, edits.filter(isTouched))
  return theirs.length
    ? Object.fromEntries(theirs.map((item) => [item.path, { error: conflictText(item, lang), theirs: item }]))
    : undefined
}

const seenIn = (own: FormData): Item['seen'] => ({
  was: `${own.get('was') ?? ''}`,
  draft: `${own.get('draft') ?? ''}`,
})

/** The paths of a step, without the prices of services that the garage has chosen not to offer, or that have no amount. */
function offeredPaths(step: SetUpStepName, itemAt: (path: string) => Item): readonly string[] {
  const chosen = itemAt('business.services').value as readonly ServiceId[]
  const offered = { services: services.filter(({ id }) => chosen.includes(id)) }
  // A price that was withdrawn, or is by quote, has no amount to review.
  const hasAmount = (path: string) => typeof (itemAt(path).value as Price | null)?.amount === 'number'
  return pathsOf(step).filter(
    (path) =>
      !path.startsWith('prices.') ||
      (isListed(path.slice('prices.'.length) as RowKey, offered) && hasAmount(path)),
  )
}

/** Whether the sample value must be replaced; prices, hours, services and payments need only a review. */
const isOwn = (path: string) => !/^(prices|hours)\.|^business\.(payments|services)$/.test(path)

const emptied = ({ type, value }: FactField) => (type === 'checkbox' ? value : '')

const nameIn = (path: string, name: string) => `${path}:${name}`

/** The fields of one path, with the path removed from their names. */
function partOf(form: FormData, path: string): FormData {
  const own = new FormData()
  for (const [name, value] of form) {
    const prefix = nameIn(path, '')
    if (name.startsWith(prefix)) own.append(name.slice(prefix.length), value)
  }
  return own
}

function fieldsFor(path: string, value: unknown, lang: Lang): FactField[] {
  if (!path.startsWith('prices.')) return fieldsOf(path, value, lang)
  const { amount } = value as Price
  const label = deskCopy(lang).price.amount
  return [
    {
      name: 'amount',
      label,
      type: 'text',
      inputMode: 'decimal',
      value: decimalText(amount, lang),
    },
  ]
}

/** The price with the typed amount; undefined if that is invalid. */
function readAmount({ path, value }: Item, form: FormData): unknown {
  const amount = typedNumber(`${form.get('amount') ?? ''}`.replace(/\$/g, ''))
  return checkedValue(path, { ...(value as Price), amount })
}

function hintFor(path: string, lang: Lang): string | undefined {
  return path.startsWith('prices.') ? undefined : factAdvice(path, lang).hint
}

function errorFor(path: string, lang: Lang): string {
  return path.startsWith('prices.') ? setUpCopy(lang).amountError : factAdvice(path, lang).error
}
