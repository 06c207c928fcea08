/** How long until a request is due; an overdue one has a symbol as well as a colour. */
export function Due({ due }: { due: { text: string; overdue: boolean } }) {
  return (
    <p className={`small font-bold @4xl:whitespace-nowrap ${due.overdue ? 'text-bad' : ''}`}>
      {due.overdue && <span aria-hidden="true">▲ </span>}
      {due.text}
    </p>
  )
}
