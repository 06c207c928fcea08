import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { InputField } from '#app/ui/field.tsx'
import type { ShownAlerts } from './shown-alerts.server.ts'

/** What was typed as quiet hours and not taken. */
export type RefusedHours = { from: string; until: string } | undefined

type Props = { alerts: ShownAlerts; refused: RefusedHours }

export function QuietHoursForm({ alerts: { copy, quiet }, refused }: Props) {
  const { title, hint, from, until, save } = copy.quiet
  const typed = refused ?? quiet
  return (
    <AuthForm
      key={`${quiet.from} ${quiet.until}`}
      preventScrollReset
      kept={{ intent: 'quiet-hours' }}
      label={save}
      look="line"
    >
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-semibold">{title}</legend>
        <p className="small text-ink-soft">{hint}</p>
        <div className="grid grid-cols-2 gap-4">
          <InputField
            label={from}
            name="from"
            type="time"
            defaultValue={typed.from}
            invalid={refused !== undefined}
          />
          <InputField
            label={until}
            name="until"
            type="time"
            defaultValue={typed.until}
            invalid={refused !== undefined}
          />
        </div>
      </fieldset>
    </AuthForm>
  )
}

/** What everyone's alerts may say of a request; only admins are asked. */
export function AlertsDetail({ alerts: { copy, choices } }: { alerts: ShownAlerts }) {
  if (!choices) return null
  const { title, hint, save } = copy.detail
  return (
    <AuthForm preventScrollReset kept={{ intent: 'alerts-detail' }} label={save} look="line">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{title}</legend>
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
