import { Fold } from '#app/staff/kit/fold.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { InputField } from '#app/ui/field.tsx'
import type { ShownAlerts } from './shown-alerts.server.ts'

/** Quiet hours that were typed and refused. */
export type RefusedHours = { from: string; until: string } | undefined

type Props = { alerts: ShownAlerts; refusedHours: RefusedHours }

/** The quiet hours of alerts and, for admins, how much everyone's alerts say; each is collapsed at first. */
export function AlertsSettings({ alerts, refusedHours }: Props) {
  const { copy, quiet, choices } = alerts
  const current = choices?.find(({ chosen }) => chosen)?.label
  return (
    <div className="divide-y divide-line border-y border-line">
      <Fold heading={<Heading>{copy.quiet.title}</Heading>} note={quiet.text} open={refusedHours && true}>
        <QuietHoursForm alerts={alerts} refused={refusedHours} />
      </Fold>
      {choices && (
        <Fold heading={<Heading>{copy.detail.title}</Heading>} note={current}>
          <DetailForm copy={copy} choices={choices} />
        </Fold>
      )}
    </div>
  )
}

function Heading({ children }: { children: string }) {
  return <h3 className="font-semibold">{children}</h3>
}

function QuietHoursForm({
  alerts: { copy, quiet },
  refused,
}: {
  alerts: ShownAlerts
  refused: RefusedHours
}) {
  const { hint, from, until, save } = copy.quiet
  const typed = refused ?? quiet
  const invalid = refused !== undefined
  return (
    <AuthForm
      key={`${quiet.from} ${quiet.until}`}
      preventScrollReset
      hiddenFields={{ intent: 'quiet-hours' }}
      label={save}
      look="line"
    >
      <p className="small text-ink-soft">{hint}</p>
      <div className="grid grid-cols-2 gap-4">
        <InputField label={from} name="from" type="time" defaultValue={typed.from} invalid={invalid} />
        <InputField label={until} name="until" type="time" defaultValue={typed.until} invalid={invalid} />
      </div>
    </AuthForm>
  )
}

type DetailProps = Pick<ShownAlerts, 'copy'> & { choices: NonNullable<ShownAlerts['choices']> }

function DetailForm({ copy, choices }: DetailProps) {
  const { title, hint, save } = copy.detail
  return (
    <AuthForm preventScrollReset hiddenFields={{ intent: 'alerts-detail' }} label={save} look="line">
      <fieldset className="grid gap-1">
        <legend className="sr-only">{title}</legend>
        <p className="small text-ink-soft">{hint}</p>
        {choices.map(({ value, label, chosen }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="says"
              value={value}
              defaultChecked={chosen}
              className="size-6 shrink-0 accent-ink"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </AuthForm>
  )
}
