import { Form } from 'react-router'
import { type IncidentField, neededFields } from '#app/personal-data/incident.ts'
import { Act, type Filled, FilledIn, Hidden, In, type InProps } from '#app/staff/kit/fields.tsx'
import type { IncidentFields } from './shown-incident.server.ts'

type Props = {
  fields: IncidentFields
  filled: Filled
  today: string
  id: string
  save: string
  needed: string
}

const day = { type: 'date', look: 'max-w-52' }

/** How each field is typed. */
const controls: Record<IncidentField, Partial<InProps>> = {
  known_on: day,
  occurred: {},
  circumstances: { rows: 4 },
  information: { rows: 2 },
  people: { inputMode: 'numeric', look: 'max-w-40' },
  serious_risk: { look: 'max-w-xs' },
  risk_reason: { rows: 3 },
  steps: { rows: 4 },
  commission_told_on: day,
  people_told_on: day,
  told: { rows: 2 },
}

/** The form of an entry in the register of incidents. */
export function IncidentForm({ fields, filled, today, id, save, needed }: Props) {
  return (
    <Form method="post" preventScrollReset className="grid max-w-3xl gap-5">
      <Hidden id={id} />
      <p className="small text-ink-soft">{needed}</p>
      <FilledIn value={filled}>
        {fields.map((field) => (
          <In
            key={field.name}
            {...field}
            {...controls[field.name]}
            required={neededFields.includes(field.name)}
            {...(controls[field.name] === day && { max: today })}
          />
        ))}
      </FilledIn>
      <Act look="signal" label={save} />
    </Form>
  )
}
