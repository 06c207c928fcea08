/** How long a request still waits for its answer; what is late has a sign besides its colour. */
export function Due({ due }: { due: { text: string; overdue: boolean } }) {
  return (
    <p className={`small font-bold @4xl:whitespace-nowrap ${due.overdue ? 'text-bad' : ''}`}>
      {due.overdue && <span aria-hidden="true">▲ </span>}
      {due.text}
    </p>
  )
}
