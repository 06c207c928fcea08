import type { AccountsCopy } from '#app/accounts/words.ts'
import { FoldedPanel } from '#app/staff/kit/folded-panel.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { EmailField } from '#app/staff/sign-in/email-field.tsx'
import type { ShownAccount } from './shown-account.server.ts'

type Props = {
  copy: AccountsCopy['account']
  account: ShownAccount
  /** The outcome of the last form, which keeps a refused e-mail in the field. */
  outcome: { email?: string; error?: string } | undefined
}

/** Changes the account's e-mail, and shows a change that is still to be confirmed. */
export function Email({ copy, account: { pending }, outcome }: Props) {
  return (
    <FoldedPanel title={copy.email} open={Boolean(pending || outcome) || undefined}>
      {pending && (
        <div className="grid justify-items-start gap-1 border-l-4 border-ink bg-steel p-4">
          <p className="break-words">{pending}</p>
          <AuthForm hiddenFields={{ intent: 'cancel-email' }} label={copy.cancelChange} look="link" />
        </div>
      )}
      {/* The key resets the form once a change is pending. */}
      <AuthForm key={pending} hiddenFields={{ intent: 'email' }} label={copy.changeEmail} look="line">
        <EmailField
          label={copy.newEmail}
          autoComplete="email"
          defaultValue={outcome?.email}
          invalid={outcome?.error !== undefined}
          hint={copy.emailHint}
        />
      </AuthForm>
    </FoldedPanel>
  )
}
