import type { AccountsCopy } from '#app/accounts/words.ts'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { PasswordField } from '#app/staff/sign-in/password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = {
  copy: AccountsCopy['setUp']
  asksPassword: boolean
  /** Recovery codes made just now. */
  codes: string[] | undefined
  refused(intent: string): boolean
}

/** Makes new recovery codes or turns the second step off; both need the password, if the account has one. */
export function ManageSecondStep({ copy, asksPassword, codes, refused }: Props) {
  const forms = [
    { intent: 'codes', title: copy.newCodes, hint: copy.newCodesHint, label: copy.makeCodes },
    { intent: 'turn-off', title: copy.turnOff, hint: copy.turnOffHint, label: copy.turnOff },
  ]
  return (
    <div className="grid gap-8">
      <p className="font-semibold text-good">{copy.on}</p>
      {codes && <RecoveryCodes copy={copy} title={copy.newCodes} codes={codes} />}
      {forms.map(({ intent, title, hint, label }) => (
        <AuthForm
          key={intent + codes?.join()}
          hiddenFields={{ intent }}
          label={label}
          look="line"
          className="grid max-w-md gap-5 border-t border-line pt-6"
        >
          <div>
            <h3 className="font-bold">{title}</h3>
            <p className="mt-1 text-ink-soft">{hint}</p>
          </div>
          {asksPassword && <PasswordField label={copy.password} invalid={refused(intent)} />}
        </AuthForm>
      ))}
    </div>
  )
}
