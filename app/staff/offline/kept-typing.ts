import { clearDraft, type FormDraft, loadDraft, saveFormDraft } from '#app/device/draft.ts'
import { currentWords } from './device-state.ts'

/** Under the author's id, so that whoever signs in next in this tab does not find it. */
const keyOf = (form: string) => `staff ${currentWords()?.person} ${form}`

/** Keeps what is typed in this tab: a session that ends, a reload, the camera or another page loses nothing. */
export const keepTyping = (form: string, typed: FormDraft) => saveFormDraft(keyOf(form), typed)
export const keptTyping = (form: string) => loadDraft(keyOf(form))
export const dropTyping = (form: string) => clearDraft(keyOf(form))

/** On signing out, what was left half-typed stays nowhere on the device. */
export function dropAllTyping(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('draft:staff ')) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
