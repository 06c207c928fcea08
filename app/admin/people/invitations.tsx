import { Form } from 'react-router'
import { EmailField } from '#app/auth/email-field.tsx'
import type { AccountsCopy } from '#app/content/accounts.ts'
import type { ShownInvitation } from './shown-people.server.ts'

type Props = {
  copy: AccountsCopy['people']
  invitations: ShownInvitation[]
  /** The address that was not taken. */
  refused: string | undefined
}

/** Inviting someone by mail, and who has not accepted yet. */
export function Invitations({ copy, invitations, refused }: Props) {
  return (
    <section aria-labelledby="invite" className="grid min-w-0 gap-5 border border-line bg-surface p-4 md:p-6">
      <h2 id="invite" className="heading">
        {copy.invite}
      </h2>
      {/* A new list of invitations is a new form: what was sent goes. */}
      <Form
        method="post"
        preventScrollReset
        key={invitations.map(({ id, text }) => id + text).join()}
        className="grid max-w-xl gap-4"
      >
        <input type="hidden" name="intent" value="invite" />
        <EmailField
          label={copy.inviteTo}
          autoComplete="off"
          defaultValue={refused}
          invalid={refused !== undefined}
          hint={copy.inviteHint}
        />
        <button type="submit" className="action action-signal justify-self-start">
          {copy.send}
        </button>
      </Form>
      <h3 className="font-bold">{copy.invited}</h3>
      {invitations.length === 0 && <p className="-mt-3 text-ink-soft">{copy.nobodyInvited}</p>}
      {invitations.length > 0 && (
        <ul className="-mt-2 divide-y divide-line border-t border-line">
          {invitations.map(({ id, email, text, again, withdraw }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-semibold break-all">{email}</p>
                <p className="small break-words text-ink-soft">{text}</p>
              </div>
              <Form method="post" preventScrollReset className="flex flex-wrap gap-x-5">
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="email" value={email} />
                <button
                  type="submit"
                  name="intent"
                  value="invite"
                  aria-label={again}
                  className="link min-h-11"
                >
                  {copy.again}
                </button>
                <button
                  type="submit"
                  name="intent"
                  value="withdraw"
                  aria-label={withdraw}
                  className="link min-h-11"
                >
                  {copy.withdraw}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
