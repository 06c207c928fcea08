import type { InboxCopy } from '#app/content/staff/inbox.ts'
import { RequestEstimate } from './request-estimate.tsx'
import type { ShownRequest } from './shown-request.server.ts'

type Props = { request: ShownRequest; copy: InboxCopy['request'] }

/** Who asks for what, how to reach them, and everything they sent. */
export function RequestFacts({ request, copy }: Props) {
  return (
    <section aria-labelledby="request" className="min-w-0 border border-line bg-surface">
      <div className="grid gap-3 border-b border-line p-4 md:p-6">
        <p className="figure text-ink-soft">{request.reference}</p>
        <h2 id="request" className="heading">
          {request.title}
        </h2>
        <p>{request.subtitle}</p>
        {request.due && (
          <p className={request.due.overdue ? 'font-bold text-bad' : 'font-semibold'}>{request.due.text}</p>
        )}
        {request.spam && <p className="border-l-4 border-accent bg-steel p-3">{request.spam}</p>}
        <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {request.ways.map(({ label, href }, index) => (
            <li key={label} className="grid">
              <a href={href} className={index === 0 ? 'action action-signal' : 'action action-line'}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-4 p-4 md:p-6">
        <h3 className="font-bold">{copy.sent}</h3>
        <p className="measure whitespace-pre-wrap">{request.message || copy.noMessage}</p>
        {request.estimate && <RequestEstimate estimate={request.estimate} />}
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(9rem,max-content)_1fr]">
          {request.fields.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="small text-ink-soft sm:max-w-64">{label}</dt>
              <dd className="mb-1 break-words sm:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
