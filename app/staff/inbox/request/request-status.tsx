import type { InboxCopy } from '#app/requests/handling/words.ts'
import { Act, Hidden } from '#app/staff/kit/fields.tsx'
import { WaitingActs } from '#app/staff/offline/waiting-acts.tsx'
import { ErrorLines } from '#app/ui/field.tsx'
import { ChangeForm } from './change-form.tsx'
import type { ShownOutcome, ShownRequest } from './shown-request.server.ts'

type Props = { request: ShownRequest; copy: InboxCopy['request']; outcome: ShownOutcome | undefined }

export const choice =
  'min-h-12 rounded-edge border border-line-strong px-1 text-base leading-tight font-semibold aria-pressed:border-ink aria-pressed:bg-steel aria-pressed:font-extrabold aria-pressed:shadow-[inset_0_0_0_2px_var(--ink)]'

/** Buttons for the status and undo, and for a lost request, the reason. */
export function RequestStatus({ request, copy, outcome }: Props) {
  const { version, lost, undo } = request
  const own = (field: ShownOutcome['field']) => (outcome?.field === field ? outcome : undefined)
  const [status, reason] = [own('status'), own('reason')]
  const restores = (value: string) => request.spam !== undefined && value === 'new'
  return (
    <div className="grid gap-3">
      <ChangeForm intent="status" version={version}>
        <fieldset>
          <legend className="sr-only">{copy.status}</legend>
          <div className="thirds">
            {request.statuses.map(({ value, label, current }) => (
              <button
                key={value}
                type="submit"
                name="to"
                value={value}
                aria-pressed={current}
                className={`${choice} ${restores(value) ? 'col-span-full' : ''}`}
              >
                {restores(value) ? copy.restore : label}
              </button>
            ))}
          </div>
        </fieldset>
        <WaitingActs reference={request.reference} intent="status" />
        {status && <ErrorLines lines={status.lines} />}
      </ChangeForm>
      {lost && (
        <ChangeForm intent="reason" version={version} className="grid gap-2 bg-steel p-3">
          <fieldset>
            <legend className="font-bold">{copy.lost}</legend>
            <p className="small mb-2 text-ink-soft">{copy.lostHint}</p>
            <div className="halves @3xl:thirds">
              {lost.map(({ value, label, current }) => (
                <button
                  key={label}
                  type="submit"
                  name="to"
                  value={value}
                  aria-pressed={current}
                  className={`${choice} bg-surface`}
                >
                  {label}
                </button>
              ))}
            </div>
          </fieldset>
          {reason && <ErrorLines lines={reason.lines} />}
        </ChangeForm>
      )}
      {undo && (
        <ChangeForm
          intent="status"
          version={version}
          className="flex flex-wrap items-center justify-between gap-x-4"
        >
          <Hidden undoes="yes" />
          <p className="small min-w-0 flex-1 basis-52 text-ink-soft">{undo.text}</p>
          <Act look="link" name="to" value={undo.to} label={copy.undo} className="min-w-11 font-semibold" />
        </ChangeForm>
      )}
    </div>
  )
}
