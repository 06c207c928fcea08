import { clearDraft, loadDraft, saveFormDraft } from '#app/device/draft.ts'
import { currentWords } from './device-state.ts'

/** Under the author's id, so that whoever signs in next in this tab does not find it. */
const keyOf = (reference: string) => `note ${currentWords()?.person} ${reference}`

/** Keeps a half-typed note in this tab: a session that ends, a reload or another page loses nothing. */
export function keepNote(reference: string, note: string): void {
  if (note.trim()) saveFormDraft(keyOf(reference), { note })
  else clearDraft(keyOf(reference))
}

/** The note that was not sent yet; `sent`: the texts of those that were. */
export function keptNote(reference: string, sent: readonly string[]): string | undefined {
  const note = loadDraft(keyOf(reference))?.note
  if (note === undefined || !sent.includes(note.trim())) return note
  clearDraft(keyOf(reference))
  return undefined
}

/** On signing out, a note that was left stays nowhere on the device. */
export function dropNotes(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('draft:note ')) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
