import { Link } from 'react-router'

type Props = {
  list: { newer?: string; older?: string; place: string }
  copy: { pages: string; newer: string; older: string }
}

/** Links to the previous and next page of a list. */
export function PageLinks({ list: { newer, older, place }, copy }: Props) {
  return (
    <nav
      aria-label={copy.pages}
      className="flex flex-wrap items-center justify-between gap-4 border-t border-line p-4 md:px-6"
    >
      {newer ? (
        <Link to={newer} rel="prev" className="action action-line">
          {copy.newer}
        </Link>
      ) : (
        <span />
      )}
      <p className="figure">{place}</p>
      {older ? (
        <Link to={older} rel="next" className="action action-line">
          {copy.older}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
