import { privacyDeskCopy } from '#app/content/privacy-desk.ts'
import { incidentFields } from '#app/privacy/incident.ts'
import { listIncidents } from '#app/privacy/incidents.server.ts'
import { BYTE_ORDER_MARK, csvRow } from '#app/requests/csv.ts'
import { runtimeContext } from '#app/runtime.server.ts'
import { languageOf } from '#app/staff/language.server.ts'
import type { Route } from './+types/incidents-export.ts'
import { fileHeaders } from './file-headers.server.ts'
import { refuseData } from './no-data.server.ts'

export const middleware = [refuseData]

/** The register of incidents as a file for spreadsheets, as the Commission may ask for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(runtimeContext).database
  const { incidents, incident: copy } = privacyDeskCopy(languageOf(request))
  const rows = (await listIncidents(db)).map((incident) =>
    incidentFields.map((field) => {
      const value = field === 'serious_risk' ? copy.risks[incident[field]] : incident[field]
      return value === null ? null : `${value}`
    }),
  )
  const head = incidentFields.map((field) => copy.fields[field])
  const name = `${incidents.file}-${new Date().toISOString().slice(0, 10)}.csv`
  const text = BYTE_ORDER_MARK + [head, ...rows].map(csvRow).join('')
  return new Response(text, { headers: fileHeaders(name, 'text/csv') })
}
