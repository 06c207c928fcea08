import type { AccountsCopy } from '#app/accounts/words.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import type { ShownDevice } from './shown-account.server.ts'

/** The devices where the account is signed in; signs out one of them, or all others at once. */
export function Devices({ copy, devices }: { copy: AccountsCopy['account']; devices: ShownDevice[] }) {
  return (
    <Panel id="devices" title={copy.sessions}>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map(({ id, name, lastUse, since, current, revoke }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold">
                {name}
                {current && <span className="text-good"> · {copy.thisDevice}</span>}
              </p>
              <p className="small text-ink-soft">{lastUse}</p>
              <p className="small text-ink-soft">{since}</p>
            </div>
            {!current && (
              <AuthForm
                hiddenFields={{ intent: 'end-session', id }}
                label={copy.revoke}
                about={revoke}
                look="link"
              />
            )}
          </li>
        ))}
      </ul>
      {devices.some(({ current }) => !current) && (
        <AuthForm hiddenFields={{ intent: 'end-others' }} label={copy.revokeOthers} look="line" />
      )}
    </Panel>
  )
}
