import type { InboxCopy } from '#app/requests/handling/words.ts'
import { Due, Failed } from '#app/staff/inbox/due.tsx'
import { Go } from '#app/staff/kit/fields.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { Counted } from './request-record.tsx'
import type { ShownRequest } from './shown-request.server.ts'

type Props = { request: ShownRequest; copy: InboxCopy['request'] }

/** What staff need to know before a call: the due time, who, which car, the message, and how to reach them. */
export function RequestFacts({ request, copy }: Props) {
  const { due, turn, wish, reach, estimate, spam, mails } = request
  return (
    <section aria-labelledby="request" className="grid gap-2.5">
      {due && <Due due={due} />}
      <p className="small font-bold">{turn}</p>
      <Failed mails={mails} />
      {wish && (
        <q className="border-l-4 border-ink pl-3 wrap-anywhere" dir="auto">
          {wish}
        </q>
      )}
      <div>
        <h2 id="request" className="heading wrap-anywhere" dir="auto">
          {request.title}
        </h2>
        <p className="mt-1 wrap-anywhere" dir="auto">
          {request.summary}
        </p>
      </div>
      <Message text={request.message || copy.noMessage} readAll={copy.readAll} />
      {estimate && !request.verdict && (
        <p className="font-semibold">
          {estimate.subject} · {estimate.amount}
        </p>
      )}
      {reach && <p className="border-l-4 border-ink pl-3 font-semibold">{reach}</p>}
      {spam && <p className="border-l-4 border-ink bg-steel p-3">{spam}</p>}
      {/* The first way is always in sight (`request-step.tsx`). */}
      <ul className="flex flex-wrap gap-x-6">
        {request.ways.slice(1).map(({ label, href }) => (
          <li key={label}>
            <Go href={href} label={label} className="min-w-11" />
          </li>
        ))}
      </ul>
      {request.others.length > 0 && (
        <Fold heading={<Counted text={copy.others} count={request.others.length} />}>
          <ul>
            {request.others.map(({ href, name, about }) => (
              <li key={href} className="flex flex-wrap items-center gap-x-2">
                <Go to={href} label={name} className="font-semibold" />
                <span className="small">{about}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

/** Characters of a message that leave enough room for the buttons on a phone. */
const SHORT = 160

/** The customer's message; where there is little room, a long one opens with a tap. */
function Message({ text, readAll }: { text: string; readAll: string }) {
  const look = 'measure border-l-4 border-line-strong pl-3 wrap-anywhere whitespace-pre-wrap'
  if (text.length <= SHORT && text.split('\n').length <= 4)
    return (
      <p className={look} dir="auto">
        {text}
      </p>
    )
  return (
    <details className="group">
      <summary className={`${look} block group-open:select-text @3xl:cursor-text @3xl:select-text`}>
        <span dir="auto" className="line-clamp-4 group-open:line-clamp-none @3xl:line-clamp-none">
          {text}
        </span>
        <span className="link small inline-flex min-h-11 items-center group-open:hidden @3xl:hidden">
          {readAll}
        </span>
      </summary>
    </details>
  )
}
