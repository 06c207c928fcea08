/** Says to who cannot see it that a link opens another tab. */
export function NewTab({ words }: { words: string }) {
  return <span className="sr-only">{` (${words})`}</span>
}
