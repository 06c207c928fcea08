import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import {
  type FieldErrors,
  type FieldName,
  type FieldOf,
  fieldNames,
  reachWays,
  type TypedValues,
} from '#app/requests/request.ts'
import { Field, TickField } from '#app/ui/field.tsx'
import type { ContactFormContent } from './contact-form.server.ts'
import { meantEmail } from './meant-email.ts'

export function fieldId(name: FieldName): string {
  return `request-${name}`
}

/** What every field of the form needs: its texts, what was typed before, and the errors. */
export type FormSheet = { copy: ContactFormContent['copy']; values: TypedValues; errors: FieldErrors }

type Labelled = { label: string; hint?: string }

/** A field's number on the form, its texts and its error. */
function common(name: FieldName, { copy, errors }: FormSheet) {
  const { label, hint }: Labelled = copy.fields[name]
  return { id: fieldId(name), number: fieldNames.indexOf(name) + 1, label, hint, error: errors[name] }
}

/** Fields that may be written from right to left. */
const DIRECTED: ReadonlySet<FieldName> = new Set(['name', 'vehicle_make', 'vehicle_model', 'reach_hours'])

type OnSheet<Name> = { name: Name; sheet: FormSheet; className?: string }
type TypedProps = InputHTMLAttributes<HTMLInputElement> & OnSheet<FieldOf<'text' | 'day'>>

/** A text on one line, or a day. */
export function TypedField({ name, sheet, className, ...input }: TypedProps) {
  return (
    <Field
      {...common(name, sheet)}
      optional={input.required ? undefined : sheet.copy.optional}
      className={className}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          dir={DIRECTED.has(name) ? 'auto' : undefined}
          name={name}
          defaultValue={sheet.values[name]}
        />
      )}
    </Field>
  )
}

/** The e-mail address. Where it looks mistyped, the one that was probably meant is offered below and never imposed. */
export function EmailField({ sheet, className }: { sheet: FormSheet; className: string }) {
  const [meant, setMeant] = useState<string>()
  function take(): void {
    const input = document.getElementById(fieldId('email'))
    if (!(input instanceof HTMLInputElement) || !meant) return
    input.value = meant
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
    setMeant(undefined)
  }
  return (
    <>
      <TypedField
        name="email"
        sheet={sheet}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        className={className}
        onBlur={({ target }) => setMeant(meantEmail(target.value))}
      />
      {meant && (
        <p role="alert" className={`-mt-3 sm:col-start-4 ${className}`}>
          <button type="button" onClick={take} className="link min-h-11 text-left wrap-anywhere">
            {sheet.copy.meant.replace('[email]', () => meant)}
          </button>
        </p>
      )}
    </>
  )
}

export function MessageField({ sheet, className }: { sheet: FormSheet; className?: string }) {
  return (
    <Field {...common('message', sheet)} optional={sheet.copy.optional} className={className}>
      {(control) => (
        <textarea {...control} name="message" dir="auto" rows={3} defaultValue={sheet.values.message} />
      )}
    </Field>
  )
}

type ChoiceProps = OnSheet<FieldOf<'choice'>> & { required?: boolean; children: ReactNode }

export function ChoiceField({ name, sheet, required, className, children }: ChoiceProps) {
  return (
    <Field
      {...common(name, sheet)}
      optional={required ? undefined : sheet.copy.optional}
      className={className}
    >
      {(control) => (
        <select {...control} name={name} required={required} defaultValue={sheet.values[name]}>
          {children}
        </select>
      )}
    </Field>
  )
}

function BoxField({ name, sheet, className }: OnSheet<FieldOf<'box' | 'consent'>>) {
  return (
    <TickField
      {...common(name, sheet)}
      name={name}
      defaultChecked={sheet.values[name] === 'yes'}
      className={className}
    />
  )
}

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
      <div className="hidden grid-cols-1 gap-x-6 gap-y-5 border-t border-line p-5 group-open:grid sm:grid-cols-6 sm:p-6">
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
