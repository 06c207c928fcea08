import { plainPaths } from '#app/site-map.ts'
import type { StaffCopy } from '#app/staff-words.ts'
import { AuthForm } from './auth-form.tsx'

/** Offers to send the confirmation mail again after a correct password for an unconfirmed e-mail. */
export function SendAgain({ copy, token }: { copy: StaffCopy['login']; token: string }) {
  return (
    <AuthForm
      action={plainPaths.login}
      hiddenFields={{ intent: 'send-again', token }}
      label={copy.sendAgain}
      busy={copy.sending}
      look="line"
      className="grid gap-3 border-l-4 border-ink bg-steel p-4"
    >
      <p>{copy.notConfirmed}</p>
    </AuthForm>
  )
}
