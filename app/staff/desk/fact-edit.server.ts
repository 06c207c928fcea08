import { data } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { isRecordId, recordOf } from '#app/content/records/records.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { fillSlots } from '#app/content/slots.ts'
import { numberError, typedNumber } from '#app/content/typed-number.ts'
import { checkedValue, factForm, nameOf, valueText } from '#app/publishing/items.ts'
import { businessParts } from '#app/publishing/kinds/business.ts'
import { claimNames, limitedWarranties } from '#app/publishing/kinds/claims.ts'
import type { FactField } from '#app/publishing/kinds/fact-form.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { openingCopy } from '#app/publishing/words/opening.ts'
import { plainPaths } from '#app/site-map.ts'
import { SHOWN } from '#app/staff/kit/after-saving.ts'
import { openItem } from './edits.server.ts'
import type { Asked, Editor } from './item-editor.ts'
import type { ItemFieldData } from './item-field.tsx'

const partsIn = (group: 'identity' | 'contact') =>
  Object.entries(businessParts).flatMap(([part, { group: its }]) =>
    its === group ? [`business.${part}`] : [],
  )

/** Single facts, grouped as on their page. */
export const factGroups = {
  identity: partsIn('identity'),
  contact: partsIn('contact'),
  warranties: limitedWarranties.map((key) => `warranties.${key}`),
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
  const { facts, price } = deskCopy(lang)
  const fields = form.fields(item.value, lang)
  const shown = { fields: sent ? fields.map((field) => typedField(field, sent, lang)) : fields }
  return {
    item,
    tab: 'facts',
    words: {
      back: { to: plainPaths.deskFacts, label: facts.back },
      heading: nameOf(path, item.value, lang),
      online: fillSlots(price.online, { value: valueText(path, item.online, lang) }),
      hint: form.hint(lang),
      withdraw:
        isOpen() && isRecordId(path) && recordOf(path).isOptional
          ? { to: `${plainPaths.opening}?${SHOWN}#${path}`, label: openingCopy(lang).noLonger }
          : undefined,
    },
    fields: () => shown,
    read(sent) {
      const now = readFact(path, sent, lang)
      return now === undefined ? { wrong: shown } : { now }
    },
    wrong: form.error(lang),
  }
}

/** A field as it was typed. Sent fields are only shown again where they are refused. */
function typedField({ decimals, ...field }: FactField, sent: FormData, lang: Lang): ItemFieldData {
  if (field.type === 'checkbox') return { ...field, checked: sent.getAll(field.name).includes(field.value) }
  const value = `${sent.get(field.name) ?? ''}`
  const isUnread = value && decimals !== undefined && Number.isNaN(typedNumber(value, lang, decimals))
  return { ...field, value, isWrong: true, ...(isUnread && { error: numberError(value, lang, decimals) }) }
}

/** Reads a fact from its form; undefined if it is not valid. */
export function readFact(path: string, form: FormData, lang: Lang): unknown {
  const text = (name: string) => `${form.get(name) ?? ''}`.trim().replace(/\s+/g, ' ')
  const number = (name: string, decimals = 0) => typedNumber(text(name), lang, decimals)
  return checkedValue(path, factForm(path)?.read(text, form, number))
}
