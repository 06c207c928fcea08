import { Field, type FieldProps } from './field.tsx'

type ChoiceProps = Pick<FieldProps, 'id' | 'look' | 'hint'> & {
  name: string
  label: string
  options: readonly { value: string; label: string | undefined }[]
  value: string
}

/** A select with its label. */
export function Choice({ name, options, value, ...field }: ChoiceProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} name={name} defaultValue={value}>
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
