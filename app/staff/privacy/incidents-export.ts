import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import { privacyDeskCopy } from '#app/content/staff/privacy-desk.ts'
import { runtimeContext } from '#app/context.server.ts'
import { incidentFields } from '#app/privacy/incident.ts'
import { listIncidents } from '#app/privacy/incidents.server.ts'
import { BYTE_ORDER_MARK, csvRow } from '#app/requests/inbox/csv.ts'
import { fileHeaders } from '#app/staff/kit/file-headers.server.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import type { Route } from './+types/incidents-export.ts'

export const middleware = [refuseData]

/** The register of incidents as a CSV file, in case the Commission asks for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(runtimeContext).database
  const lang = languageOf(request)
  const { incidents, incident: copy } = privacyDeskCopy(lang)
  const rows = (await listIncidents(db)).map((incident) =>
    incidentFields.map((field) => {
      const value = field === 'serious_risk' ? copy.risks[incident[field]] : incident[field]
      return value === null ? null : `${value}`
    }),
  )
  const head = incidentFields.map((field) => copy.fields[field])
  const name = `${incidents.file}-${dayOf(new Date())}.csv`
  const text = BYTE_ORDER_MARK + [head, ...rows].map((row) => csvRow(row, lang)).join('')
  return new Response(text, { headers: fileHeaders(name, 'text/csv') })
}
