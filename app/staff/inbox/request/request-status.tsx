import { Act, Go, Hidden } from '#app/staff/kit/fields.tsx'
import { ChangeForm, Pressed } from './change-form.tsx'
import type { RequestProps } from './shown-request.server.ts'

/** Buttons for the status and undo, and for a lost request, the reason. */
export function RequestStatus({ request, copy, outcome }: RequestProps) {
  const { version, lost, undo } = request
  // What somebody reopened meanwhile has no reason any more, where its refusal would stand.
  const own = outcome?.field === 'reason' && !lost ? { ...outcome, field: 'status' as const } : outcome
  const statuses = request.statuses.map((status) =>
    request.spam !== undefined && status.value === 'new'
      ? { ...status, label: copy.restore, look: 'col-span-full' }
      : status,
  )
  return (
    <>
      <ChangeForm intent="status" version={version} outcome={own}>
        <Pressed
          legend={<legend className="sr-only">{copy.status}</legend>}
          choices={statuses}
          className="thirds"
        />
      </ChangeForm>
      {request.comesBack && <Go to={request.comesBack} label={copy.comesBack} />}
      {lost && (
        <ChangeForm intent="reason" version={version} outcome={outcome} className="grid gap-2 bg-steel p-3">
          <Pressed
            legend={
              <>
                <legend className="font-bold">{copy.lost}</legend>
                <p className="small mb-2 text-ink-soft">{copy.lostHint}</p>
              </>
            }
            choices={lost.map((reason) => ({ ...reason, look: 'bg-surface' }))}
            className="halves @3xl:thirds"
          />
        </ChangeForm>
      )}
      {undo && (
        <ChangeForm
          intent="status"
          version={version}
          className="flex flex-wrap items-center justify-between gap-x-4"
        >
          <Hidden of={{ undoes: 'yes' }} />
          <p className="small flex-1 basis-52 text-ink-soft">{undo.text}</p>
          <Act look="link" name="to" value={undo.to} label={copy.undo} className="min-w-11 font-semibold" />
        </ChangeForm>
      )}
    </>
  )
}
