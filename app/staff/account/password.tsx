import type { AccountsCopy } from '#app/accounts/words.ts'
import { FoldedPanel } from '#app/staff/kit/folded-panel.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { NewPasswordField } from '#app/staff/sign-in/new-password-field.tsx'
import { PasswordField } from '#app/staff/sign-in/password-field.tsx'
import type { StaffCopy } from '#app/staff-words.ts'
import type { ShownAccount } from './shown-account.server.ts'

type Props = {
  copy: AccountsCopy['account']
  field: StaffCopy['login']
  account: ShownAccount
  /** The code of the last refusal. */
  refused: string | undefined
}

/** Changes the password. A change starts a new session, whose id as key empties the form. */
export function Password({ copy, field, account, refused }: Props) {
  return (
    <FoldedPanel title={copy.password} open={refused !== undefined || undefined}>
      {account.hasPassword ? (
        <AuthForm
          key={account.sessionId}
          hiddenFields={{ intent: 'password' }}
          label={copy.changePassword}
          look="line"
        >
          <PasswordField label={copy.currentPassword} invalid={refused === 'INVALID_PASSWORD'} />
          <NewPasswordField copy={field} label={copy.newPassword} name="new-password" refused={refused} />
          <p className="small text-ink-soft">{copy.passwordHint}</p>
        </AuthForm>
      ) : (
        <p>{copy.noPassword}</p>
      )}
    </FoldedPanel>
  )
}
