type ContentsProps = {
  label: string
  entries: readonly { id: string; text: string; depth?: number }[]
}

/** Pixels below the top of the viewport at which a heading counts as being read. */
const READ_FROM = 160

/**
 * The headings of a long text, as a list that stays beside it where there is room and marks the one being read
 * (`current-section.browser.ts`); on a phone only the first level.
 */
export function Contents({ label, entries }: ContentsProps) {
  return (
    <nav
      aria-label={label}
      data-current={READ_FROM}
      className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
    >
      <p className="label text-ink-soft" aria-hidden="true">
        {label}
      </p>
      <ol className="mt-3 border-t border-line-strong">
        {entries.map(({ id, text, depth }) => (
          <li key={id} className={`border-b border-line ${depth === 3 ? 'max-lg:hidden' : ''}`}>
            <a
              href={`#${id}`}
              className={`small flex min-h-11 items-center py-1.5 hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent ${depth === 3 ? 'pl-4' : ''}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
