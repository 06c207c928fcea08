import type { AccountsCopy } from '#app/accounts/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { ShownAccount } from './shown-account.server.ts'

/** Whether sign-in asks for a code, with a link to change that. */
export function SecondStep({ copy, account }: { copy: AccountsCopy['account']; account: ShownAccount }) {
  const { on, recoveryLeft } = account.secondStep
  return (
    <Panel id="second-step" title={copy.secondFactor}>
      <div>
        <p>{on ? copy.secondFactorOn : copy.secondFactorOff}</p>
        {recoveryLeft && <p className="mt-1 text-ink-soft">{recoveryLeft}</p>}
      </div>
      <Go look="line" to={plainPaths.accountSecondStep} label={on ? copy.manage : copy.setUp} />
    </Panel>
  )
}
