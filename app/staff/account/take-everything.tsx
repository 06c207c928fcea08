import type { AccountsCopy } from '#app/accounts/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { Panel } from '#app/staff/kit/panel.tsx'

/** Leads to a file of all that the garage has here. */
export function TakeEverything({ copy }: { copy: AccountsCopy['account'] }) {
  return (
    <Panel id="everything" title={copy.everything.title}>
      <p className="measure text-ink-soft">{copy.everything.intro}</p>
      <a href={plainPaths.everything} download className="action action-line justify-self-start">
        {copy.everything.action}
      </a>
    </Panel>
  )
}
