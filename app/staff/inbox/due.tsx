type Props = { due: { text: string; overdue: boolean }; className?: string }

/** How long until a request is due; an overdue one has a symbol as well as a colour. */
export function Due({ due, className = '' }: Props) {
  return (
    <p
      className={`small font-bold first-letter:uppercase ${due.overdue ? 'text-bad' : 'text-ink'} ${className}`}
    >
      {due.overdue && <span aria-hidden="true">▲ </span>}
      {due.text}
    </p>
  )
}

/** The mails of a request that were given up. */
export const Failed = ({ mails }: { mails: readonly { id: string; text: string; failed: boolean }[] }) =>
  mails
    .filter(({ failed }) => failed)
    .map(({ id, text }) => (
      <p key={id} className="small font-semibold text-bad">
        {text}
      </p>
    ))
