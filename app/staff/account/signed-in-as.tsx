import type { AccountsCopy } from '#app/content/staff/accounts.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { ShownAccount } from './shown-account.server.ts'

/** Who is signed in, and how sure it is that it is them. */
export function SignedInAs({ copy, account }: { copy: AccountsCopy['account']; account: ShownAccount }) {
  return (
    <Panel id="account" title={copy.title}>
      <dl className="grid gap-4">
        <div>
          <dt className="label text-ink-soft">{copy.signedInAs}</dt>
          <dd className="mt-1 font-semibold break-all">{account.email}</dd>
        </div>
        <div>
          <dt className="label text-ink-soft">{copy.assurance}</dt>
          <dd className="mt-1">{account.level}</dd>
        </div>
      </dl>
    </Panel>
  )
}
