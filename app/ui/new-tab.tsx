/** Tells screen reader users that a link opens a new tab. */
export function NewTab({ words }: { words: string }) {
  return <span className="sr-only">{` (${words})`}</span>
}
