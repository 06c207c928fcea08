import { AskFirst } from '#app/staff/kit/ask-first.tsx'
import { Act, Go, Hidden, In, type InProps } from '#app/staff/kit/fields.tsx'
import { useSeenState } from '#app/staff/kit/seen-state.ts'
import { ChangeForm } from './change-form.tsx'
import type { RequestProps, ShownOutcome } from './shown-request.server.ts'

/** Who answers a request, the appointment, and the work order. */
export function RequestDecisions({ request, copy, outcome }: RequestProps) {
  const shared = { save: copy.save, version: request.version, outcome }
  return (
    <>
      <Choice
        {...shared}
        intent="assignee"
        label={copy.assignee}
        value={request.assignee}
        options={request.people.map(({ id, email }) => ({ value: id, label: email }))}
      />
      <Choice
        {...shared}
        intent="appointment"
        label={copy.appointment}
        value={request.appointment}
        type="datetime-local"
      />
      {request.isExpected && (
        <AskFirst label={copy.absent} question={copy.absentHint}>
          <ChangeForm intent="appointment" version={request.version}>
            <Act look="link" name="to" value="" label={copy.absent} className="font-semibold" />
          </ChangeForm>
        </AskFirst>
      )}
      <Go to={request.workOrder} label={copy.workOrder} />
    </>
  )
}

type ChoiceProps = Pick<InProps, 'label' | 'type' | 'inputMode' | 'options'> & {
  intent: 'assignee' | 'appointment' | 'promise' | 'total'
  save: string
  version: number
  value: string
  outcome: ShownOutcome | undefined
}

/** A form for one choice; an unsaved choice stays when colleagues change the request. */
export function Choice({ intent, save, version, value, outcome, ...field }: ChoiceProps) {
  const own = outcome?.field === intent ? outcome : undefined
  const { seen, ...events } = useSeenState({ version, value: own?.value ?? value })
  return (
    <ChangeForm intent={intent} version={seen.version} className="flex flex-wrap items-end gap-2" {...events}>
      {own?.anyway && <Hidden of={{ anyway: own.value }} />}
      <In
        {...field}
        id={intent}
        key={seen.value}
        name="to"
        error={own?.lines}
        defaultValue={seen.value}
        className="min-w-0 grow basis-48 @3xl:basis-52"
      />
      <Act look="link" label={save} className="font-semibold" />
    </ChangeForm>
  )
}
