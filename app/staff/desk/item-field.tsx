import type { Lang } from '#app/content/language.ts'
import type { FactField } from '#app/publishing/kinds/fact-form.ts'
import { Field } from '#app/ui/field.tsx'

/** A field of an item's form; `line` and `lines` are sentences. */
export type ItemFieldData = Omit<FactField, 'type'> & {
  type: FactField['type'] | 'line' | 'lines' | 'choice'
  lang?: Lang | undefined
  options?: { value: string; label: string }[]
  hint?: string | undefined
  error?: string | undefined
  /** The error is said above the form. */
  isWrong?: boolean
}

export function ItemField(field: ItemFieldData) {
  const { name, label, type, value, inputMode, checked, lang, options, hint, error, isWrong } = field
  if (type === 'checkbox')
    return (
      <label className="flex min-h-11 items-center gap-3 first-letter:uppercase">
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={checked}
          className="size-5 accent-ink"
        />
        {label}
      </label>
    )
  return (
    <Field label={label} hint={hint} error={error} invalid={isWrong} look="box">
      {(box) => {
        const control = { ...box, name, lang, defaultValue: value }
        if (type === 'choice')
          return (
            <select {...control}>
              {options?.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )
        if (type !== 'line' && type !== 'lines')
          return <input {...control} type={type} inputMode={inputMode} />
        return <textarea {...control} spellCheck rows={type === 'lines' ? 3 : 1} />
      }}
    </Field>
  )
}
