type SectionPillsProps = {
  label: string
  sections: readonly { id: string; label: string }[]
  /** Pixels below the top of the viewport at which a section counts as being read. */
  offset: number
}

/**
 * Links to the sections of a long page that stay under the top bar and show which one is being read
 * (`current-section.browser.ts`). How far below the bar a section stops is the page's `scroll-padding` and the section's own
 * `scroll-margin`.
 */
export function SectionPills({ label, sections, offset }: SectionPillsProps) {
  return (
    <nav
      aria-label={label}
      data-current={offset}
      className="sticky top-16 z-20 border-b border-line bg-paper lg:top-[4.5rem] print:hidden"
    >
      <ul className="wrap strip relative flex gap-1 py-1 *:shrink-0 *:first:-ml-3.5">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="pill">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
