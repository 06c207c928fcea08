import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { type AlertsBlocker, alertsBlocker, endAlerts, isInstalled, turnAlertsOn } from './device-alerts.ts'
import type { ShownAlerts } from './shown-alerts.server.ts'

type Props = { alerts: ShownAlerts }

/** Alerts about new requests, on or off on this device. */
export function AlertsPanel({ alerts }: Props) {
  const { copy, on } = alerts
  return (
    <Panel id="alerts" title={copy.title}>
      <p>{copy.intro}</p>
      <p className="small text-ink-soft">{copy.says}</p>
      <ThisDevice key={`${on}`} alerts={alerts} />
      <noscript>
        <p className="small">{copy.unscripted}</p>
      </noscript>
    </Panel>
  )
}

function ThisDevice({ alerts: { copy, on, account, publicKey } }: { alerts: ShownAlerts }) {
  const submit = useSubmit()
  // Only client-side code knows what the device supports.
  const [device, setDevice] = useState<AlertsBlocker | 'ready' | 'failed'>()
  useEffect(() => setDevice(alertsBlocker() ?? 'ready'), [])

  async function turnOn(): Promise<void> {
    const outcome = await turnAlertsOn({ account, publicKey }).catch(() => 'failed' as const)
    if (outcome === 'denied' || outcome === 'failed') return setDevice(outcome)
    await submit(outcome, {
      method: 'post',
      action: plainPaths.account,
      replace: true,
      preventScrollReset: true,
    })
  }

  const hinders = device && device !== 'ready' ? copy[device] : undefined
  const may = device === 'ready' || device === 'failed'
  return (
    <div className="scripted grid justify-items-start gap-3">
      {hinders && (
        <p role="alert" className="small border-l-4 border-ink bg-steel p-3">
          {hinders}
        </p>
      )}
      {on && !hinders && <p className="font-semibold text-good">{copy.on}</p>}
      {may && !on && (
        <button type="button" onClick={turnOn} className="action action-signal">
          {copy.turnOn}
        </button>
      )}
      {on && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <AuthForm
            hiddenFields={{ intent: 'alerts-off' }}
            label={copy.turnOff}
            look="line"
            onSubmit={() => void endAlerts().catch(() => undefined)}
          />
          <AuthForm hiddenFields={{ intent: 'alerts-trial' }} label={copy.tryOut} look="link" />
        </div>
      )}
      {may && !isInstalled() && <p className="small text-ink-soft">{copy.install}</p>}
    </div>
  )
}
