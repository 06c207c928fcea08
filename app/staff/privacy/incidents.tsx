import { listIncidents } from '#app/personal-data/incidents.server.ts'
import { incidentPath } from '#app/site-map.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/incidents.ts'
import { privacyFrame } from './desk-tabs.server.ts'
import { shownIncident } from './shown-incident.server.ts'
import { privacyDeskCopy } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang } = staffPage(args)
  return {
    ...privacyFrame('incidents', lang),
    copy: privacyDeskCopy(lang).incidents,
    incidents: (await listIncidents(db)).map((incident) => shownIncident(incident, lang)),
  }
}

export default function Incidents({ loaderData: { copy, incidents } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <Panel id="incidents" title={copy.title}>
        <p className="measure -mt-3 text-ink-soft">{copy.hint}</p>
        <Go look="line" to={incidentPath()} label={copy.add} />
        {incidents.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
        <ul className="divide-y divide-line border-t border-line empty:hidden">
          {incidents.map(({ id, href, known, people, risk, serious, toTell, fields, changed }) => (
            <li key={id} className="py-4">
              <Go to={href} label={known} className="font-semibold" />
              <p className="small text-ink-soft">
                {people} · <span className={serious ? 'font-semibold text-bad' : undefined}>{risk}</span>
              </p>
              {toTell && <p className="mt-1 font-semibold text-bad">{toTell}</p>}
              <dl className="measure mt-2 grid gap-2">
                {fields.map(({ name, label, text }) => (
                  <div key={name}>
                    <dt className="small text-ink-soft">{label}</dt>
                    <dd className="break-words whitespace-pre-wrap">{text}</dd>
                  </div>
                ))}
              </dl>
              <p className="small mt-2 text-ink-soft">{changed}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
