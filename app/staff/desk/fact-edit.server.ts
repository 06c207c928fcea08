import { data } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { warrantyKeys } from '#app/content/prices/warranties.ts'
import { isRecordId, recordOf } from '#app/content/records/records.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { fillSlots } from '#app/content/slots.ts'
import { numberError, typedNumber } from '#app/content/typed-number.ts'
import { checkedValue, factForm, nameOf } from '#app/publishing/items.ts'
import { businessParts } from '#app/publishing/kinds/business.ts'
import { claimNames } from '#app/publishing/kinds/claims.ts'
import type { FactField } from '#app/publishing/kinds/fact-form.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { openingCopy } from '#app/publishing/words/opening.ts'
import { plainPaths } from '#app/site-map.ts'
import { type Filled, sentIn } from '#app/staff/kit/fields.tsx'
import { openItem } from './edits.server.ts'
import { onlineValue } from './hidden.server.ts'
import type { Asked, Editor } from './item-editor.ts'

const partsIn = (group: 'identity' | 'contact' | 'delays') =>
  Object.entries(businessParts).flatMap(([part, { group: its }]) =>
    its === group ? [`business.${part}`] : [],
  )

/** Single facts, grouped as on their page. */
export const factGroups = {
  identity: partsIn('identity'),
  contact: partsIn('contact'),
  warranties: warrantyKeys.map((key) => `warranties.${key}`),
  delays: partsIn('delays'),
  claims: [...claimNames.map((name) => `claims.${name}`), 'rating.reviews'],
  taxes: ['taxes.rates'],
} as const

/** @throws 404 if the path names no fact */
export async function factEditor(path: string, { runtime, lang, sent }: Asked): Promise<Editor> {
  const form = Object.values(factGroups).some((paths: readonly string[]) => paths.includes(path))
    ? factForm(path)
    : undefined
  if (!form) throw data(null, { status: 404 })
  const item = await openItem(runtime, path)
  const { parts, price } = deskCopy(lang)
  const fields = form.fields(item.value, lang)
  return {
    item,
    tab: 'facts',
    words: {
      back: { to: plainPaths.deskFacts, label: parts.facts },
      heading: nameOf(path, item.value, lang),
      online: fillSlots(price.online, { value: onlineValue(item, lang) }),
      hint: form.hint(lang),
      withdraw:
        isOpen() && isRecordId(path) && recordOf(path).isOptional
          ? { to: `${plainPaths.opening}#${path}`, label: openingCopy(lang).noLonger }
          : undefined,
    },
    fields: fields.map(({ checked, decimals, value, ...field }) =>
      checked === undefined ? field : { ...field, value },
    ),
    values: sent ? sentIn(sent) : valuesOf(fields),
    read(sent) {
      const now = readFact(path, sent, lang)
      return now === undefined ? { errors: errorsIn(fields, sent, lang) } : { now }
    },
    wrong: form.error(lang),
  }
}

/** Of the boxes with one name, those that are ticked. */
const valuesOf = (fields: readonly FactField[]) =>
  Object.fromEntries(
    [...Map.groupBy(fields, ({ name }) => name)].map(([name, all]) => [
      name,
      all.flatMap(({ checked, value }) => (checked === false ? [] : value)).join(' '),
    ]),
  )

/** Every field that is typed is marked; one that cannot be read says why. */
const errorsIn = (fields: readonly FactField[], sent: FormData, lang: Lang): Filled['errors'] =>
  Object.fromEntries(
    fields
      .filter(({ checked }) => checked === undefined)
      .map(({ name, decimals }) => {
        const typed = `${sent.get(name) ?? ''}`
        const isUnread = typed && decimals !== undefined && Number.isNaN(typedNumber(typed, lang, decimals))
        return [name, isUnread ? numberError(typed, lang, decimals) : '']
      }),
  )

/** Reads a fact from its form; undefined if it is not valid. */
export function readFact(path: string, form: FormData, lang: Lang): unknown {
  const text = (name: string) => `${form.get(name) ?? ''}`.trim().replace(/\s+/g, ' ')
  const number = (name: string, decimals = 0) => typedNumber(text(name), lang, decimals)
  return checkedValue(path, factForm(path)?.read(text, form, number))
}
