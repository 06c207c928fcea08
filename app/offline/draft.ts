/** What is typed in a form, by field; a ticked box is "yes". */
export type FormDraft = Readonly<Record<string, string>>

const keyOf = (form: string) => `draft:${form}`

/** Keeps what was typed for this tab: it survives a reload, and nobody else who uses the device finds it later. */
export function saveFormDraft(form: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    // Private windows may refuse storage; the form then works without.
  }
}

export function loadDraft(form: string): FormDraft | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(form))
    return kept === null ? undefined : (JSON.parse(kept) as FormDraft)
  } catch {
    return undefined
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Nothing was kept.
  }
}

/** Writes a draft into the fields that still stand as the page came; what was typed since is left alone. What it fills is not left in a closed fold. */
export function fillIn(form: HTMLFormElement, draft: FormDraft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked ||= field.value === value
    } else if (field instanceof HTMLSelectElement) {
      if (![...field.options].some((option) => option.selected !== option.defaultSelected))
        field.value = value
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === field.defaultValue) field.value = value
      if (value) field.closest('details')?.setAttribute('open', '')
    }
  }
}
