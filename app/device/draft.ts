import { isField, isTick, isUntouched } from '#app/ui/typed-fields.ts'

/** What is typed in a form, by field; a ticked box is "yes". */
export type FormDraft = Readonly<Record<string, string>>

const keyOf = (form: string) => `draft:${form}`

/** Keeps a draft for this tab: it survives a reload, and the next user of the device does not find it. */
export function saveFormDraft(form: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    // Private windows may refuse storage; the form then works without.
  }
}

export function loadDraft(form: string): FormDraft | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(form))
    return stored === null ? undefined : (JSON.parse(stored) as FormDraft)
  } catch {
    return undefined
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Whether any field of a form has been changed. */
export function isTypedIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => isField(field) && !isUntouched(field))
}

/**
 * Fills a draft into the untouched fields only, and opens the closed `details` around a filled field. What the draft leaves
 * empty stays as it is: the address may have chosen it ahead.
 */
export function fillIn(form: HTMLFormElement, draft: FormDraft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (!value || !isField(field)) continue
    if (isUntouched(field)) {
      if (isTick(field)) field.checked ||= field.value === value
      else field.value = value
    }
    if (!isUntouched(field)) field.closest('details')?.setAttribute('open', '')
  }
}
