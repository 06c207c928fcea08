import { data } from 'react-router'
import { bundledFacts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { forEachLang, type Lang, langs, type Text } from '#app/content/language.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { priceUnits, unitOf } from '#app/content/prices/units.ts'
import { service } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { numberError, typedNumber } from '#app/content/typed-number.ts'
import { decimalText } from '#app/content/typography.ts'
import type { Runtime } from '#app/context.server.ts'
import { allDrafts } from '#app/publishing/changes.server.ts'
import type { Problem } from '#app/publishing/checks.ts'
import { valueAt } from '#app/publishing/fold.ts'
import { checkedValue, isPath, isUnfinished, nameOf } from '#app/publishing/items.ts'
import { type AddedRowValue, growingTables, needed, TEXT } from '#app/publishing/kinds/prices.ts'
import { same } from '#app/publishing/same.ts'
import { saysMoney } from '#app/publishing/text-rules.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { plainPaths } from '#app/site-map.ts'
import { openItem } from '#app/staff/desk/edits.server.ts'
import { onlineValue } from '#app/staff/desk/hidden.server.ts'
import type { Asked, Editor } from '#app/staff/desk/item-editor.ts'
import { NEW } from '#app/staff/desk/own-key.server.ts'
import { textFromFields, textToFields } from '#app/staff/desk/text-fields.ts'
import { type Filled, sentIn } from '#app/staff/kit/fields.tsx'
import { addLine, nextRow, rowPath } from './new-line.server.ts'

/** The choice of a unit that is not in the list. */
const OWN = 'own'

type Typed = Filled['values']

/** The initial values of a form. */
function typedFrom(value: unknown, lang: Lang, name?: Text): Typed {
  const {
    amount = '',
    from,
    unit = '',
    details,
    label = name,
    service: list = '',
  } = (value as Partial<AddedRowValue> | null) ?? {}
  return {
    amount:
      typeof amount === 'number'
        ? decimalText(Number.isInteger(amount) ? amount : amount.toFixed(2), lang)
        : '',
    kind: typeof amount === 'string' && amount ? amount : from ? 'from' : 'exact',
    unit: typeof unit === 'object' ? OWN : unit,
    ...textToFields('own', typeof unit === 'object' ? unit : undefined),
    service: list,
    ...textToFields('label', label),
    ...textToFields('details', details),
  }
}

type ErrorName = keyof ReturnType<typeof deskCopy>['price']['errors']

/** The value of a form, or what is wrong with it, by field: with a text, at its first language. */
export function readPrice(
  path: string,
  typed: Typed,
  lang: Lang,
  /** The line's name in the file. */
  name?: Text,
): { value: unknown } | { errors: Record<string, ErrorName> } {
  const { amount: sum = '', kind = '', service: list = '' } = typed
  if (typed.withdrawn) return { value: null }
  const isNumber = kind !== 'free' && kind !== 'quote'
  const amount = isNumber ? typedNumber(sum, lang, 2) : kind
  const label = oneText(textFromFields('label', typed))
  const details = oneText(textFromFields('details', typed))
  const unit = isNumber && typed.unit === OWN ? ownUnit(typed) : isNumber && typed.unit
  const isAdded = path.startsWith('rows.')
  const isRenamed = name !== undefined && !same(label, name)
  const value = {
    amount,
    ...(kind === 'from' && { from: true }),
    ...(unit && { unit }),
    ...(details && { details }),
    ...(isAdded ? { label, service: list } : isRenamed && { label }),
  }
  const isUnit = typeof unit !== 'object' || checkedValue('prices.oilChange', { amount: 1, unit })
  const errors = {
    amount: checkedValue('prices.oilChange', { amount }) === undefined && 'amount',
    [`label.${langs[0]}`]: (isAdded || isRenamed) && textError(label, 'label'),
    [`details.${langs[0]}`]: details && textError(details, 'details'),
    [`own.${langs[0]}`]: isUnit === undefined && 'unit',
  } satisfies Record<string, ErrorName | false | undefined>
  const wrong = Object.entries(errors).filter((entry): entry is [string, ErrorName] => Boolean(entry[1]))
  if (wrong.length) return { errors: Object.fromEntries(wrong) }
  const checked = checkedValue(path, value)
  return checked === undefined ? { errors: { amount: 'amount' } } : { value: checked }
}

/** A text with whitespace collapsed to one line; undefined if it is empty in every language. */
function oneText(typed: Text): Text | undefined {
  const text = forEachLang((lang) => typed[lang].replace(/\s+/g, ' ').trim())
  return langs.some((lang) => text[lang]) ? text : undefined
}

/** Why an amount cannot be read, unless that is all there is to say. */
const unreadAmount = ({ amount = '' }: Typed, lang: Lang): string[] =>
  amount && Number.isNaN(typedNumber(amount, lang, 2)) ? [numberError(amount, lang, 2)] : []

/** The words after "par", which people type too. */
function ownUnit(typed: Typed): Text {
  const text = textFromFields('own', typed)
  return forEachLang((lang) =>
    text[lang]
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/^(par|per|\/) ?\b/i, ''),
  )
}

function textError(text: Text | undefined, missing: 'label' | 'details'): ErrorName | undefined {
  if (!text || langs.some((lang) => !text[lang] || text[lang].length > TEXT)) return missing
  if (langs.some((lang) => saysMoney(text[lang]))) return 'money'
  try {
    for (const lang of langs) fill(text[lang], lang)
  } catch {
    return 'token'
  }
  return checkedValue('rows.row1', { amount: 1, label: text, service: 'pneus' }) === undefined
    ? missing
    : undefined
}

/** The choices of the form, in the reader's language. */
export function priceChoices(lang: Lang) {
  const { kinds, noUnit, ownUnit } = deskCopy(lang).price
  return {
    kinds: Object.entries(kinds).map(([value, label]) => ({ value, label })),
    units: [
      { value: '', label: noUnit },
      ...priceUnits.map((value) => ({ value, label: unitOf(value)[lang].name })),
      { value: OWN, label: ownUnit },
    ],
    services: growingTables.map((id) => ({ value: id, label: service(id).label[lang] })),
  }
}

/** The line's name in the file. */
const bundledName = (path: string): Text | undefined =>
  path.startsWith('prices.') ? bundledFacts.prices[path.slice('prices.'.length) as PriceKey].label : undefined

/** What a price is needed for, if all that waits were published with it. */
async function neededNow({ desk, database }: Runtime, path: string, now: unknown): Promise<Problem[]> {
  if (!path.startsWith('prices.')) return []
  const entry = { path, was: valueAt(desk.values(), path), now, key: path.slice('prices.'.length) }
  const others = (await allDrafts(database.db)).filter((draft) => draft.path !== path && !isUnfinished(draft))
  return needed(desk.factsWith([...others, entry]), entry)
}

/** @throws 404 if the key names no line */
export async function priceEditor(key: string, { runtime, lang, sent }: Asked): Promise<Editor> {
  const isNew = key === NEW
  const isAdded = isNew || key.startsWith('row')
  const path = isNew ? rowPath(await nextRow(runtime)) : `${isAdded ? 'rows' : 'prices'}.${key}`
  if (!isPath(path)) throw data(null, { status: 404 })
  const item = await openItem(runtime, path)
  const { errors: errorWords, ...copy } = deskCopy(lang).price
  const known = item.value ?? item.online
  const row = `${sent?.get('row') ?? path.replace(/\D/g, '')}`
  const typed = sent
    ? sentIn(sent)
    : {
        ...typedFrom(known, lang, bundledName(path)),
        ...(item.value === null && !isNew && { withdrawn: 'yes' }),
      }
  return {
    item,
    tab: 'prices',
    words: {
      back: { to: plainPaths.desk, label: copy.back },
      heading: isNew ? copy.addTitle : nameOf(path, known, lang),
      online: item.online === null ? undefined : fillSlots(copy.online, { value: onlineValue(item, lang) }),
    },
    ...(isNew && { hidden: { row }, save: (edit) => addLine(runtime, { ...edit, row }) }),
    problems: (now) => neededNow(runtime, path, now),
    fields: {
      isAdded,
      mayWithdraw: item.online !== null || item.isDraft,
      copy,
      choices: priceChoices(lang),
    },
    values: typed,
    read() {
      const read = readPrice(path, typed, lang, bundledName(path))
      if ('value' in read) return { now: read.value }
      const said = Object.entries(read.errors).map(([field, error]) => [
        field,
        [errorWords[error], ...(error === 'amount' ? unreadAmount(typed, lang) : [])],
      ])
      return { errors: Object.fromEntries(said) }
    },
  }
}
