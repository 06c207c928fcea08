import { Form } from 'react-router'
import { Act } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { shownErasure } from './shown-person.server.ts'
import type { shownHold } from './shown-runs.server.ts'
import type { PrivacyDeskCopy } from './words.ts'

type Props = {
  copy: Pick<PrivacyDeskCopy, 'retention' | 'erasures'>
  /** A run that waits for a person. */
  hold: ReturnType<typeof shownHold>
  /** The last and the next run of the retention job, in words. */
  runs: string[]
  erasures: ReturnType<typeof shownErasure>[]
}

/** The retention periods, the runs of the retention job, and the erasures on request. */
export function RetentionPanel({ copy: { retention, erasures: copy }, hold, runs, erasures }: Props) {
  return (
    <>
      <div className="lg:row-span-2">
        <Panel id="retention" title={retention.title}>
          <p className="-mt-3 text-ink-soft">{retention.hint}</p>
          {hold && (
            <Form method="post" className="grid justify-items-start gap-3 border-l-4 border-ink bg-steel p-4">
              <p className="font-semibold">{hold.text}</p>
              <p>{hold.clock}</p>
              <Act look="line" value="let-run" label={hold.button} />
            </Form>
          )}
          <ul className="list-disc pl-5">
            {retention.periods.map((period) => (
              <li key={period}>{period}</li>
            ))}
          </ul>
          <div className="border-l-4 border-line-strong pl-3">
            {runs.map((run) => (
              <p key={run}>{run}</p>
            ))}
          </div>
        </Panel>
      </div>
      <Panel id="erasures" title={copy.title}>
        {erasures.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
        <ul className="divide-y divide-line">
          {erasures.map(({ id, method, text, by }) => (
            <li key={id} className="py-2 first:pt-0">
              <p>
                <span className="font-semibold">{method}</span> · {text}
              </p>
              <p className="small text-ink-soft">{by}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
