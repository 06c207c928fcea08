import { Fragment, type ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { InboxCopy } from '#app/content/staff/inbox.ts'
import { useHeld } from '#app/staff/inbox/live/held.ts'
import { type ControlProps, ErrorLines, Field } from '#app/ui/field.tsx'
import type { ShownOutcome, ShownRequest } from './shown-request.server.ts'

type Props = { request: ShownRequest; copy: InboxCopy['request']; outcome: ShownOutcome | undefined }

const input = 'min-h-11 w-full rounded-edge border-2 border-line-strong bg-surface px-3 text-ink'

/** What staff decide about a request: its status by one tap, who answers it, and the appointment. */
export function RequestDecisions({ request, copy, outcome }: Props) {
  const own = (field: ShownOutcome['field']) => (outcome?.field === field ? outcome : undefined)
  const status = own('status')
  return (
    <section className="grid min-w-0 gap-6 border border-line bg-surface p-4 md:p-6">
      <Change intent="status" version={request.version}>
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-bold">{copy.status}</legend>
          <div className="grid grid-cols-2 gap-2">
            {request.statuses.map(({ value, label, current }) => (
              <button
                key={value}
                type="submit"
                name="to"
                value={value}
                aria-pressed={current}
                className="min-h-12 rounded-edge border-2 border-line-strong px-3 font-semibold aria-pressed:border-signal aria-pressed:bg-signal aria-pressed:text-on-signal"
              >
                {current && <span aria-hidden="true">✓ </span>}
                {request.spam && value === 'new' ? copy.restore : label}
              </button>
            ))}
          </div>
        </fieldset>
        {status && <ErrorLines lines={status.lines} />}
      </Change>
      {request.undo && (
        <Change intent="status" version={request.version}>
          <p className="small">{request.undo.text}</p>
          <button
            type="submit"
            name="to"
            value={request.undo.to}
            className="link min-h-11 justify-self-start font-semibold"
          >
            {copy.undo}
          </button>
        </Change>
      )}
      <Choice
        intent="assignee"
        label={copy.assignee}
        save={copy.save}
        version={request.version}
        value={request.assignee}
        outcome={own('assignee')}
      >
        {(field) => (
          <select {...field} className={input}>
            {request.people.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </select>
        )}
      </Choice>
      <Choice
        intent="appointment"
        label={copy.appointment}
        save={copy.save}
        version={request.version}
        value={request.appointment}
        outcome={own('appointment')}
      >
        {(field) => <input {...field} type="datetime-local" className={input} />}
      </Choice>
      <Link to={request.workOrder} className="link inline-flex min-h-11 items-center font-semibold">
        {copy.workOrder}
      </Link>
      <Form method="post">
        <button
          type="submit"
          name="intent"
          value={request.unread ? 'read' : 'unread'}
          className="link min-h-11 font-semibold"
        >
          {request.unread ? copy.read : copy.unread}
        </button>
      </Form>
    </section>
  )
}

type ChangeProps = {
  intent: string
  version: number
  onInput?: () => void
  onSubmit?: () => void
  children: ReactNode
}

function Change({ intent, version, children, ...events }: ChangeProps) {
  return (
    <Form method="post" replace preventScrollReset className="grid gap-2" {...events}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      {children}
    </Form>
  )
}

type ChoiceProps = {
  intent: 'assignee' | 'appointment'
  label: string
  save: string
  version: number
  value: string
  outcome: ShownOutcome | undefined
  children: (field: ControlProps & { name: string; defaultValue: string }) => ReactNode
}

/** One thing to choose and save; what is being chosen stays while colleagues change the request. */
function Choice({ intent, label, save, version, value, outcome, children }: ChoiceProps) {
  const { sight, ...events } = useHeld({ version, value: outcome?.value ?? value })
  return (
    <Change intent={intent} version={sight.version} {...events}>
      <Field label={label} error={outcome?.lines}>
        {(field) => (
          <Fragment key={sight.value}>
            {children({ ...field, name: 'to', defaultValue: sight.value })}
          </Fragment>
        )}
      </Field>
      <button type="submit" className="action action-line justify-self-start">
        {save}
      </button>
    </Change>
  )
}
