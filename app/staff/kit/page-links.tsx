import { Go } from '#app/staff/kit/fields.tsx'

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
      {newer ? <Go look="line" to={newer} rel="prev" label={copy.newer} /> : <span />}
      <p className="figure">{place}</p>
      {older ? <Go look="line" to={older} rel="next" label={copy.older} /> : <span />}
    </nav>
  )
}
