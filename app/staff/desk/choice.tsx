import { Field } from '#app/ui/field.tsx'

type ChoiceProps = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  value: string
}

/** One of several choices. */
export function Choice({ name, label, options, value }: ChoiceProps) {
  return (
    <Field label={label} look="box">
      {(field) => (
        <select {...field} name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
