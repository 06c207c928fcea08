import { type InputHTMLAttributes, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { StaffCopy } from '#app/staff-words.ts'
import { Field, type FieldProps } from '#app/ui/field.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> &
  Pick<FieldProps, 'hint'> & { label: string; invalid?: boolean | undefined }

/** What `staff/frame.tsx` loads for every staff page. */
type Frame = { copy: Pick<StaffCopy['login'], 'showPassword' | 'thePassword'> }

/** An input for a password, with a button that shows what is typed. */
export function PasswordInput({ label, hint, invalid = false, ...input }: Props) {
  const frame = useRouteLoaderData('staff') as Frame | undefined
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} invalid={invalid} look="box">
      {(control) => (
        <div className="flex gap-2">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="scripted link min-h-11 min-w-11 shrink-0"
          >
            {frame?.copy.showPassword}
            <span className="sr-only"> {frame?.copy.thePassword}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
