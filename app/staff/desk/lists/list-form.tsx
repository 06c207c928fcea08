import { Form } from 'react-router'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { type ControlProps, Field } from '#app/ui/field.tsx'
import type { ListField } from './list-edit.server.ts'

type Props = {
  isRefused: boolean
  entryKey: string
  isKnown: boolean
  fields: ListField[]
  seen: { was: string; draft: string }
  copy: { save: string; remove: string }
}

/** The form of a review or a job. */
export function ListForm({ isRefused, entryKey, isKnown, fields, seen, copy }: Props) {
  return (
    <Form method="post" {...asksToLeave(isRefused)} className="grid max-w-2xl gap-5">
      <input type="hidden" name="key" value={entryKey} />
      <input type="hidden" name="was" value={seen.was} />
      <input type="hidden" name="draft" value={seen.draft} />
      {fields.map((field) => (
        <Field key={field.name} label={field.label} hint={field.hint} error={field.error} look="box">
          {(control) => <Control field={field} control={control} />}
        </Field>
      ))}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="submit" className="action action-signal">
          {copy.save}
        </button>
        {isKnown && (
          <button type="submit" name="intent" value="remove" className="link min-h-11">
            {copy.remove}
          </button>
        )}
      </p>
    </Form>
  )
}

function Control({ field, control }: { field: ListField; control: ControlProps }) {
  const { name, look, lang, options, value } = field
  if (look === 'choice')
    return (
      <select {...control} name={name} defaultValue={value}>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  if (look === 'day') return <input {...control} type="date" name={name} defaultValue={value} />
  return (
    <textarea
      {...control}
      name={name}
      lang={lang}
      spellCheck
      rows={look === 'text' ? 3 : 1}
      defaultValue={value}
      className={`${control.className} field-sizing-content wrap-anywhere resize-y py-2.5`}
    />
  )
}
