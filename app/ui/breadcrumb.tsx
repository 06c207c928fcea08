export type Crumb = { label: string; href?: string }

/** The path from the home page down; the last entry is the page itself. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="small">
      <ol className="flex flex-wrap items-center gap-x-3">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex items-center gap-x-3">
            {index > 0 && (
              <span aria-hidden="true" className="text-line-strong">
                /
              </span>
            )}
            {href ? (
              <a href={href} className="link inline-flex min-h-11 min-w-11 items-center">
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
