import { Link } from 'react-router'
import type { InboxCopy } from '#app/requests/handling/words.ts'
import { Due } from '#app/staff/inbox/due.tsx'
import { Act } from '#app/staff/kit/fields.tsx'
import { ChangeForm } from './change-form.tsx'
import type { ShownRequest } from './shown-request.server.ts'

type Props = { request: ShownRequest; copy: InboxCopy['request'] }

/** What staff need to know before a call: the due time, who, which car, the message, and how to reach them. */
export function RequestFacts({ request, copy }: Props) {
  const { due, turn, wish, word, reach, estimate, spam, others } = request
  return (
    <section aria-labelledby="request" className="grid gap-2.5">
      {due && <Due due={due} />}
      <p className="small font-bold">{turn}</p>
      {wish && (
        <q className="border-l-4 border-ink pl-3 wrap-anywhere" dir="auto">
          {wish}
        </q>
      )}
      {word === 'answer' && (
        <ChangeForm intent={word} version={request.version} className="mb-2">
          <Act look="line" label={copy.answered} />
        </ChangeForm>
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
      {estimate && (
        <p className="font-semibold">
          {estimate.subject} · {estimate.amount}
        </p>
      )}
      {reach && <p className="border-l-4 border-ink pl-3 font-semibold">{reach}</p>}
      {spam && <p className="border-l-4 border-ink bg-steel p-3">{spam}</p>}
      {others.length > 0 && <Others others={others} label={copy.others} />}
      <ul className="thirds">
        {request.ways.map(({ label, href, to }, index) => (
          // On wide screens the line on top has the first way.
          <li key={label} className="grid first:col-span-full @3xl:first:hidden">
            <a
              href={href}
              className={`action flex-wrap px-1 ${index === 0 ? 'action-signal' : 'action-line'}`}
            >
              {label}
              {to && <span className="figure font-semibold">{to}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Other requests of the same person. */
function Others({ others, label }: { others: ShownRequest['others']; label: string }) {
  return (
    <section aria-labelledby="others" className="border-l-4 border-ink bg-steel px-3 py-2">
      <h3 id="others" className="small font-bold">
        {label}
      </h3>
      <ul>
        {others.map(({ href, name, about }) => (
          <li key={href}>
            <Link to={href} className="flex min-h-11 flex-wrap items-center gap-x-2">
              <span className="link font-semibold">{name}</span>
              <span className="small">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
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
