import type { ClipboardEvent } from 'react'

/** Pastes headings, lists, tables, bold and links as Markdown; Ctrl+Z takes it back. */
export async function pasteAsMarkdown(event: ClipboardEvent<HTMLTextAreaElement>): Promise<void> {
  const html = event.clipboardData.getData('text/html')
  const text = event.clipboardData.getData('text/plain')
  if (!html && !text.includes('\t')) return
  const { currentTarget: box } = event
  event.preventDefault()
  const markdown = await import('./pasted.ts').then(
    ({ toMarkdown }) => toMarkdown({ html, text }),
    // Without network the plain text is pasted.
    () => undefined,
  )
  insert(box, markdown || text)
}

function insert(box: HTMLTextAreaElement, typed: string): void {
  const { value, selectionStart, selectionEnd } = box
  const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)]
  // Blocks begin and end with an empty line.
  const isBlock = typed.includes('\n')
  const gap = (beside: RegExpMatchArray | null) =>
    isBlock && beside ? '\n'.repeat(2 - (beside[1]?.length ?? 0)) : ''
  const text = gap(/[^\n](\n?)$/.exec(before)) + typed + gap(/^(\n?)[^\n]/.exec(after))
  box.focus()
  // The only way that keeps what the browser can undo.
  if (document.execCommand('insertText', false, text)) return
  box.setRangeText(text, selectionStart, selectionEnd, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
