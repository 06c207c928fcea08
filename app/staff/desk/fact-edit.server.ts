import { checkedValue, factForm } from '#app/publishing/items.ts'
import { businessParts } from '#app/publishing/kinds/business.ts'
import { claimNames, limitedWarranties } from '#app/publishing/kinds/claims.ts'
import type { FactField, FactForm } from '#app/publishing/kinds/fact-form.ts'

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
} as const

/** The form of a fact; undefined if the path names none. */
export const formOf = (path: string): FactForm | undefined =>
  Object.values(factGroups).some((paths) => paths.includes(path)) ? factForm(path) : undefined

/** The same fields with the values typed in the form. */
export function typedFields(fields: FactField[], form: FormData): FactField[] {
  return fields.map((field) =>
    field.type === 'checkbox'
      ? { ...field, checked: form.getAll(field.name).includes(field.value) }
      : { ...field, value: `${form.get(field.name) ?? ''}` },
  )
}

/** Reads a fact from its form; undefined if it is not valid. */
export function readFact(path: string, form: FormData): unknown {
  const text = (name: string) => `${form.get(name) ?? ''}`.trim().replace(/\s+/g, ' ')
  return checkedValue(path, factForm(path)?.read(text, form))
}
