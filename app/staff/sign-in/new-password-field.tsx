import { useEffect, useRef, useState } from 'react'
import { PASSWORD_LENGTH, type PasswordStrength, passwordStrength } from '#app/accounts/factors/password.ts'
import type { StaffCopy } from '#app/staff-words.ts'
import { PasswordInput } from './fields.tsx'

type Props = {
  copy: Pick<StaffCopy['login'], 'passwordHint' | 'strength' | 'strengths'>
  label: string
  name: string
  refused: string | undefined
  /** Whose password it is, where no field of the form says so: password managers keep it under this e-mail. */
  account?: string
}

/** A field for a new password, with a strength meter that uses the server's rules. Its word lists load once typing begins. */
export function NewPasswordField({ copy, label, name, refused, account }: Props) {
  const [password, setPassword] = useState('')
  const strength = usePasswordStrength(password)
  const isRefused = refused?.startsWith('PASSWORD_') && password === ''
  return (
    <>
      {account && <input type="email" autoComplete="username" value={account} readOnly hidden />}
      <PasswordInput
        label={label}
        name={name}
        autoComplete="new-password"
        required
        minLength={PASSWORD_LENGTH.min}
        maxLength={PASSWORD_LENGTH.max}
        invalid={isRefused}
        onChange={(event) => setPassword(event.target.value)}
        hint={
          <>
            {copy.passwordHint}
            {strength && <Meter copy={copy} strength={strength} />}
          </>
        }
      />
    </>
  )
}

type MeterProps = { copy: Props['copy']; strength: PasswordStrength }

function Meter({ copy, strength: { guessable, score } }: MeterProps) {
  const level = guessable ? 0 : Math.max(score, 2)
  return (
    <div className="mt-2 grid gap-1">
      <meter
        min={0}
        max={4}
        low={2}
        high={3}
        optimum={4}
        value={guessable ? 1 : level}
        aria-label={copy.strength}
        aria-valuetext={copy.strengths[level]}
        className="strength h-2 w-full"
      />
      <span className="font-semibold text-ink">{copy.strengths[level]}</span>
    </div>
  )
}

/** The strength of a password, computed 150 ms after the last key press. */
function usePasswordStrength(password: string): PasswordStrength | undefined {
  const [strength, setStrength] = useState<PasswordStrength>()
  const latest = useRef('')
  latest.current = password
  useEffect(() => {
    if (!password) {
      setStrength(undefined)
      return
    }
    const timer = setTimeout(async () => {
      const judged = await passwordStrength(password)
      if (latest.current === password) setStrength(judged)
    }, 150)
    return () => clearTimeout(timer)
  }, [password])
  return strength
}
