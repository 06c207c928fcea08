import { Form } from 'react-router'
import { type IncidentField, neededFields } from '#app/personal-data/incident.ts'
import { Act, Hidden } from '#app/staff/kit/fields.tsx'
import { type ControlProps, Field } from '#app/ui/field.tsx'
import type { IncidentFormContent } from './shown-incident.server.ts'

type Props = { form: IncidentFormContent; id: string; save: string; needed: string }

const lines: Partial<Record<IncidentField, number>> = {
  circumstances: 4,
  information: 2,
  risk_reason: 3,
  steps: 4,
  told: 2,
}

/** The form of an entry in the register of incidents. */
export function IncidentForm({ form, id, save, needed }: Props) {
  return (
    <Form method="post" preventScrollReset className="grid max-w-3xl gap-5">
      <Hidden id={id} />
      <p className="small text-ink-soft">{needed}</p>
      {form.fields.map(({ name, label, hint, value, error }) => (
        <Field key={name} label={label} error={error ? [error] : undefined} look="box">
          {(field) => (
            <>
              {hint && <p className="small text-ink-soft">{hint}</p>}
              <Input field={field} name={name} value={value} form={form} />
            </>
          )}
        </Field>
      ))}
      <Act look="signal" label={save} />
    </Form>
  )
}

type InputProps = { field: ControlProps; name: IncidentField; value: string; form: IncidentFormContent }

function Input({ field, name, value, form: { today, risks } }: InputProps) {
  const shared = { ...field, name, defaultValue: value, required: neededFields.includes(name) }
  if (lines[name]) return <textarea {...shared} rows={lines[name]} />
  if (name === 'serious_risk') {
    return (
      <select {...shared} className={`${field.className} max-w-xs`}>
        {risks.map((risk) => (
          <option key={risk.value} value={risk.value}>
            {risk.label}
          </option>
        ))}
      </select>
    )
  }
  if (name === 'people')
    return <input {...shared} inputMode="numeric" className={`${field.className} max-w-40`} />
  if (name === 'occurred') return <input {...shared} />
  return <input {...shared} type="date" max={today} className={`${field.className} max-w-52`} />
}
