import type { FactField } from '#app/publishing/kinds/fact-form.ts'
import { Field } from '#app/ui/field.tsx'

export function FactInput({ field, invalid }: { field: FactField; invalid: boolean }) {
  const { name, label, type, value, inputMode, checked } = field
  if (type === 'checkbox')
    return (
      <label className="flex min-h-11 items-center gap-3 first-letter:uppercase">
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={checked}
          className="size-5 accent-accent"
        />
        {label}
      </label>
    )
  return (
    <Field label={label} look="box">
      {(input) => (
        <input
          {...input}
          aria-invalid={invalid || undefined}
          type={type}
          name={name}
          inputMode={inputMode}
          defaultValue={value}
        />
      )}
    </Field>
  )
}
