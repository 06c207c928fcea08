import type { AccountsCopy } from '#app/accounts/words.ts'
import { In } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { EmailField } from '#app/staff/sign-in/email-field.tsx'
import type { ShownInvitation } from './shown-people.server.ts'

type Props = {
  copy: AccountsCopy['people']
  /** The roles to choose from. */
  choice: { label: string; hint: string; options: { value: string; label: string }[] }
  invitations: ShownInvitation[]
  /** The e-mail that was refused. */
  refused: string | undefined
}

/** Invites someone by mail, and lists the pending invitations. */
export function Invitations({ copy, choice, invitations, refused }: Props) {
  return (
    <Panel id="invite" title={copy.invite}>
      {/* The key resets the form when the list of invitations changes. */}
      <AuthForm
        key={invitations.map(({ id, text }) => id + text).join()}
        preventScrollReset
        hiddenFields={{ intent: 'invite' }}
        label={copy.send}
        look="signal"
        className="grid gap-4"
      >
        <EmailField
          label={copy.inviteTo}
          autoComplete="off"
          defaultValue={refused}
          invalid={refused !== undefined}
          hint={copy.inviteHint}
        />
        <In name="role" {...choice} defaultValue="admin" />
      </AuthForm>
      <h3 className="font-bold">{copy.invited}</h3>
      {invitations.length === 0 && <p className="-mt-3 text-ink-soft">{copy.nobodyInvited}</p>}
      <ul className="-mt-2 divide-y divide-line border-y border-line empty:hidden">
        {invitations.map(({ id, email, role, text, again, withdraw }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold break-all">{email}</p>
              <p className="small break-words text-ink-soft">{text}</p>
            </div>
            <div className="flex flex-wrap gap-x-5">
              <AuthForm
                hiddenFields={{ intent: 'invite', email, role }}
                label={copy.again}
                about={again}
                look="link"
              />
              <AuthForm
                hiddenFields={{ intent: 'withdraw', id }}
                label={copy.withdraw}
                about={withdraw}
                look="link"
              />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
