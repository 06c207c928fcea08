type Props = {
  copy: { placeholders: string; placeholdersText: string }
  facts: { what: string; use: string }[]
}

/** What the owner still has to provide or confirm, and its use. Collapsed, so that requests come first. */
export function Placeholders({ copy, facts }: Props) {
  return (
    <details className="border-l-4 border-accent bg-steel px-4 md:px-5">
      <summary className="flex min-h-14 items-center justify-between gap-4 font-bold">
        {copy.placeholders}
        <span className="figure">{facts.length}</span>
      </summary>
      <p className="small">{copy.placeholdersText}</p>
      <dl className="mt-3 gap-x-8 pb-4 md:columns-2">
        {facts.map(({ what, use }) => (
          <div key={what} className="break-inside-avoid-column border-t border-line-strong py-2">
            <dt className="font-semibold">{what}</dt>
            <dd className="small text-ink-soft">{use}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
