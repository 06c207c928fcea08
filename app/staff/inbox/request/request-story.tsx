import { Form } from 'react-router'
import type { InboxCopy } from '#app/content/staff/inbox.ts'
import { useHeld } from '#app/staff/inbox/live/held.ts'
import { Field } from '#app/ui/field.tsx'
import type { ShownOutcome, ShownRequest } from './shown-request.server.ts'

type Props = { request: ShownRequest; copy: InboxCopy['request']; outcome: ShownOutcome | undefined }

/** Notes, mails and every change, with who and when. */
export function RequestStory({ request, copy, outcome }: Props) {
  const own = outcome?.field === 'note' ? outcome : undefined
  const { sight, ...events } = useHeld(request.notes.length)
  return (
    <div className="grid min-w-0 gap-6 border border-line bg-surface p-4 md:p-6 lg:col-span-2 lg:grid-cols-2">
      <section aria-labelledby="notes" className="grid content-start gap-3">
        <h3 id="notes" className="font-bold">
          {copy.notes}
        </h3>
        <ul className="grid gap-3">
          {request.notes.map(({ id, text, by }) => (
            <li key={id} className="border-l-4 border-line-strong pl-3">
              <p className="whitespace-pre-wrap">{text}</p>
              <p className="small text-ink-soft">{by}</p>
            </li>
          ))}
        </ul>
        <Form key={sight} method="post" replace preventScrollReset className="grid gap-2" {...events}>
          <input type="hidden" name="intent" value="note" />
          <Field label={copy.note} error={own?.lines}>
            {(field) => (
              <textarea
                {...field}
                name="note"
                rows={3}
                defaultValue={own?.value}
                className="w-full rounded-edge border-2 border-line-strong bg-surface p-3 text-ink"
              />
            )}
          </Field>
          <button type="submit" className="action action-line justify-self-start">
            {copy.addNote}
          </button>
        </Form>
      </section>
      <div className="grid content-start gap-6">
        <section aria-labelledby="mails" className="grid gap-2">
          <h3 id="mails" className="font-bold">
            {copy.mails}
          </h3>
          {request.mails.length === 0 && <p className="text-ink-soft">{copy.noMails}</p>}
          <ul className="grid gap-2">
            {request.mails.map(({ id, text, failed }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4">
                <span className={failed ? 'font-semibold text-bad' : undefined}>{text}</span>
                {failed && (
                  <Form method="post" replace preventScrollReset>
                    <input type="hidden" name="intent" value="send-again" />
                    <input type="hidden" name="mail" value={id} />
                    <button type="submit" className="link min-h-11 font-semibold">
                      {copy.sendAgain}
                    </button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="history" className="grid gap-2">
          <h3 id="history" className="font-bold">
            {copy.history}
          </h3>
          {request.history.length === 0 && <p className="text-ink-soft">{copy.noHistory}</p>}
          <ol className="grid gap-2">
            {request.history.map(({ id, text, by }) => (
              <li key={id}>
                <p>{text}</p>
                <p className="small text-ink-soft">{by}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}
