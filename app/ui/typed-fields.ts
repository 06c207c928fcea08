export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(element: unknown): element is TypedField {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((type) => element instanceof type)
}

export const isTick = (field: TypedField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Whether a field still has its initial value. A select without a default starts at its first option. */
export function isUntouched(field: TypedField): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex === Math.max(0, first)
  }
  if (isTick(field)) return field.checked === field.defaultChecked
  return field.value === field.defaultValue
}

/**
 * Remembers the fields of a part of the page before React renders it: an extension or a translation that changed the markup
 * makes React replace it.
 * @returns puts what was typed in a field that is gone into the one that took its place
 */
export function keepTyping(part: ParentNode): (now?: ParentNode) => void {
  const before = fieldsOf(part)
  return (now = part) => {
    const fields = fieldsOf(now)
    for (const [place, old] of before) {
      const field = fields.get(place)
      if (field && field !== old && !isUntouched(old)) copy(old, field)
    }
  }
}

/** The fields by name; of those with one name, by their order. */
function fieldsOf(part: ParentNode): Map<string, TypedField> {
  const found = new Map<string, TypedField>()
  for (const field of part.querySelectorAll('input, textarea, select')) {
    if (!isField(field) || !field.name || ['file', 'hidden'].includes(field.type)) continue
    let order = 0
    while (found.has(`${field.name} ${order}`)) order += 1
    found.set(`${field.name} ${order}`, field)
  }
  return found
}

function copy(old: TypedField, field: TypedField): void {
  if (isTick(old) && isTick(field)) {
    field.checked = old.checked
    return
  }
  // React overrides the setter of the element itself, and would then miss the event.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, old.value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
