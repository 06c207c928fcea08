import type { AccountsCopy } from '#app/accounts/words.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { ShownAccount } from './shown-account.server.ts'

/** Who is signed in, and how well the account is protected. */
export function SignedInAs({ copy, account }: { copy: AccountsCopy['account']; account: ShownAccount }) {
  return (
    <Panel id="account" title={copy.signedInAs}>
      <p className="font-semibold break-all">{account.email}</p>
      {account.may && <p>{account.may}</p>}
      <p>{account.level}</p>
    </Panel>
  )
}
