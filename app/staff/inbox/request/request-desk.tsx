import { Fragment, type ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { InboxCopy } from '#app/requests/handling/words.ts'
import { Act, Hidden } from '#app/staff/kit/fields.tsx'
import { useSeenState } from '#app/staff/kit/seen-state.ts'
import { type ControlProps, Field } from '#app/ui/field.tsx'
import { ChangeForm } from './change-form.tsx'
import { APPOINTMENT } from './request-step.tsx'
import type { ShownOutcome, ShownRequest } from './shown-request.server.ts'

type Props = { request: ShownRequest; copy: InboxCopy['request']; outcome: ShownOutcome | undefined }

/** Who answers a request, the appointment, and the work order. */
export function RequestDecisions({ request, copy, outcome }: Props) {
  const own = (field: ShownOutcome['field']) => (outcome?.field === field ? outcome : undefined)
  return (
    <section className="grid min-w-0 gap-4">
      <Choice
        intent="assignee"
        label={copy.assignee}
        save={copy.save}
        version={request.version}
        value={request.assignee}
        outcome={own('assignee')}
      >
        {(field) => (
          <select {...field}>
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
        {(field) => (
          <>
            {own('appointment')?.anyway && <Hidden anyway={own('appointment')?.value} />}
            <input {...field} type="datetime-local" />
          </>
        )}
      </Choice>
      <div className="flex flex-wrap justify-between gap-x-6">
        <Link to={request.workOrder} className="link inline-flex min-h-11 items-center font-semibold">
          {copy.workOrder}
        </Link>
        <Form method="post">
          <Act
            look="link"
            value={request.unread ? 'read' : 'unread'}
            label={request.unread ? copy.read : copy.unread}
            className="font-semibold"
          />
        </Form>
      </div>
    </section>
  )
}

type ChoiceProps = {
  intent: 'assignee' | 'appointment' | 'promise' | 'total'
  label: string
  save: string
  version: number
  value: string
  outcome: ShownOutcome | undefined
  children: (field: ControlProps & { name: string; defaultValue: string }) => ReactNode
}

/** A form for one choice; an unsaved choice stays when colleagues change the request. */
export function Choice({ intent, label, save, version, value, outcome, children }: ChoiceProps) {
  const { seen, ...events } = useSeenState({ version, value: outcome?.value ?? value })
  return (
    <ChangeForm intent={intent} version={seen.version} className="flex flex-wrap items-end gap-2" {...events}>
      <div className="min-w-0 grow basis-48 @3xl:basis-52">
        <Field
          id={intent === 'appointment' ? APPOINTMENT : undefined}
          label={label}
          error={outcome?.lines}
          look="box"
        >
          {(field) => (
            <Fragment key={seen.value}>
              {children({ ...field, name: 'to', defaultValue: seen.value })}
            </Fragment>
          )}
        </Field>
      </div>
      <Act look="line" label={save} className="px-3" />
    </ChangeForm>
  )
}
