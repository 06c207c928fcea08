import { type InputHTMLAttributes, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Field, type FieldProps } from '#app/ui/field.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> &
  Pick<FieldProps, 'hint'> & { label: string; invalid?: boolean | undefined }

/** The words of the button come with the frame of every staff page (`app/staff/frame.tsx`). */
type FrameWords = { copy: { showPassword: string; thePassword: string } }

/** An input for a password, with a button that shows what is typed. */
export function PasswordInput({ label, hint, invalid = false, ...input }: Props) {
  const frame = useRouteLoaderData('staff') as FrameWords | undefined
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
