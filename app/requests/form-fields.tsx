import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field, TickField } from '#app/ui/field.tsx'
import type { ContactFormContent } from './contact-form.server.ts'
import { type FieldErrors, type FieldName, fieldNames, longest, type TypedValues } from './request.ts'

export function fieldId(name: FieldName): string {
  return `request-${name}`
}

/** What every field of the form reads: its words, what was typed before, what was wrong with it. */
export type Sheet = { copy: ContactFormContent['copy']; values: TypedValues; errors: FieldErrors }

type Labelled = { label: string; hint?: string }

/** The field's number on the sheet, its words, its error. */
function common(name: FieldName, { copy, errors }: Sheet) {
  const { label, hint }: Labelled = copy.fields[name]
  return { id: fieldId(name), number: fieldNames.indexOf(name) + 1, label, hint, error: errors[name] }
}

type TextProps = InputHTMLAttributes<HTMLInputElement> & {
  name: FieldName & keyof typeof longest
  sheet: Sheet
}

export function TextField({ name, sheet, className, ...input }: TextProps) {
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
          name={name}
          maxLength={longest[name]}
          defaultValue={sheet.values[name]}
        />
      )}
    </Field>
  )
}

export function MessageField({ sheet, className }: { sheet: Sheet; className?: string }) {
  return (
    <Field {...common('message', sheet)} optional={sheet.copy.optional} className={className}>
      {(control) => (
        <textarea
          {...control}
          name="message"
          rows={5}
          maxLength={longest.message}
          defaultValue={sheet.values.message}
        />
      )}
    </Field>
  )
}

type DateProps = {
  sheet: Sheet
  days: ContactFormContent['days']
  /** Whether React has the page. */
  scripted: boolean
  className?: string
}

/**
 * A browser takes 35 ms of a slow phone to build its first date field. Where scripts run, a line of text stands in for it until
 * React comes, which is before anybody is there; where none run, the date field stands in the page.
 */
export function DateField({ sheet, days, scripted, className }: DateProps) {
  const field = common('preferred_date', sheet)
  const value = { name: 'preferred_date', defaultValue: sheet.values.preferred_date }
  const date = { ...value, type: 'date', min: days.first, max: days.last }
  return (
    <Field {...field} optional={sheet.copy.optional} className={className}>
      {(control) => (
        <>
          <input
            {...(scripted
              ? { ...control, ...date }
              : { ...value, 'aria-label': field.label, className: `scripted ${control.className}` })}
          />
          {!scripted && (
            // Of two fields of one name the later counts.
            <noscript>
              <input {...control} {...date} />
            </noscript>
          )}
        </>
      )}
    </Field>
  )
}

type ChoiceProps = {
  name: 'service_type' | 'reach_by'
  sheet: Sheet
  required?: boolean
  className?: string
  children: ReactNode
}

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

export function BoxField({
  name,
  sheet,
  className,
}: {
  name: 'keeps_parts' | 'reminders'
  sheet: Sheet
  className?: string
}) {
  return (
    <TickField
      {...common(name, sheet)}
      name={name}
      defaultChecked={sheet.values[name] === 'yes'}
      className={className}
    />
  )
}
