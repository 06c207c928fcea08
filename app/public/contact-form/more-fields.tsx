import { fieldNames, reachWays } from '#app/requests/request.ts'
import type { ContactFormContent } from './contact-form.server.ts'
import { BoxField, ChoiceField, type FormSheet, TypedField } from './form-fields.tsx'

/** Optional fields; open if one of them was filled in or has an error. */
export function MoreFields({ sheet: whole, days }: { sheet: FormSheet; days: ContactFormContent['days'] }) {
  const { copy, values, errors } = whole
  // The heading says once that all of it is optional.
  const sheet = { ...whole, copy: { ...copy, optional: '' } }
  const own = fieldNames.slice(fieldNames.indexOf('message') + 1)
  const open = own.some((name) => errors[name] || (values[name] && values[name] !== 'any'))
  return (
    <details open={open || undefined} className="group accordion-item">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-3 font-semibold sm:px-6">
        {copy.parts.more}
      </summary>
      <div className="hidden gap-x-6 gap-y-5 border-t border-line p-5 group-open:grid sm:grid-cols-6 sm:p-6">
        <TypedField name="vehicle_make" sheet={sheet} autoComplete="off" className="sm:col-span-2" />
        <TypedField name="vehicle_model" sheet={sheet} autoComplete="off" className="sm:col-span-2" />
        <TypedField
          name="vehicle_year"
          sheet={sheet}
          inputMode="numeric"
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TypedField
          name="preferred_date"
          sheet={sheet}
          type="date"
          min={days.first}
          max={days.last}
          className="sm:col-span-6"
        />
        <BoxField name="keeps_parts" sheet={sheet} className="sm:col-span-6" />
        <TypedField
          name="plate"
          sheet={sheet}
          autoComplete="off"
          autoCapitalize="characters"
          className="sm:col-span-6"
        />
        <ChoiceField name="reach_by" sheet={sheet} className="sm:col-span-3">
          {reachWays.map((way) => (
            <option key={way} value={way}>
              {copy.reachBy[way]}
            </option>
          ))}
        </ChoiceField>
        <TypedField name="reach_hours" sheet={sheet} autoComplete="off" className="sm:col-span-3" />
        <BoxField name="reminders" sheet={sheet} className="sm:col-span-6" />
      </div>
    </details>
  )
}
