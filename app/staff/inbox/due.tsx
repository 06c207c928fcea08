/** How long until a request is due; an overdue one has a symbol as well as a colour. */
export function Due({ due }: { due: { text: string; overdue: boolean } }) {
  return (
    <p className={`small font-bold first-letter:uppercase ${due.overdue ? 'text-bad' : ''}`}>
      {due.overdue && <span aria-hidden="true">▲ </span>}
      {due.text}
    </p>
  )
}
