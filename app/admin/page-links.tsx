import { Link } from 'react-router'
import type { View } from './submissions.server.ts'

type Props = {
  list: { page: number; pages: number; place: string }
  view: View
  copy: { pages: string; newer: string; older: string }
}

/** Newer and older pages of the list. */
export function PageLinks({ list: { page, pages, place }, view, copy }: Props) {
  const address = (to: number) =>
    `?${new URLSearchParams({ ...(view === 'spam' && { view }), page: `${to}` })}`
  return (
    <nav
      aria-label={copy.pages}
      className="flex flex-wrap items-center justify-between gap-4 border-t border-line p-4 md:px-6"
    >
      {page > 1 ? (
        <Link to={address(page - 1)} rel="prev" className="action action-line">
          {copy.newer}
        </Link>
      ) : (
        <span />
      )}
      <p className="figure">{place}</p>
      {page < pages ? (
        <Link to={address(page + 1)} rel="next" className="action action-line">
          {copy.older}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
