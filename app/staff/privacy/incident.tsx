import { randomUUID } from 'node:crypto'
import { data, Form, redirect } from 'react-router'
import { dateText } from '#app/content/hours/moments.server.ts'
import { today } from '#app/content/hours/opening.ts'
import { fillSlots } from '#app/content/slots.ts'
import { type IncidentField, neededFields, readIncident, typedIncident } from '#app/personal-data/incident.ts'
import { incidentById, saveIncident } from '#app/personal-data/incidents.server.ts'
import { incidentPath, plainPaths } from '#app/site-map.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Act, FilledIn, Hidden, In, type InProps } from '#app/staff/kit/fields.tsx'
import { asId } from '#app/staff/kit/input-values.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/incident.ts'
import { privacyFrame } from './desk-tabs.server.ts'
import { filledIncident, formValues, incidentFormFields } from './shown-incident.server.ts'
import { privacyDeskCopy } from './words.ts'

/** The route parameter of an incident that is not in the register yet. */
const NEW = 'new'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang, url, params } = staffPage(args)
  const { incident: copy } = privacyDeskCopy(lang)
  const isNew = params.incident === NEW
  const id = isNew ? undefined : asId(params.incident)
  const incident = id ? await incidentById(db, id) : undefined
  const page = {
    ...privacyFrame('incidents', lang),
    copy,
    heading: incident ? fillSlots(copy.title, { date: dateText(incident.known_on, lang) }) : copy.add,
    found: isNew || incident !== undefined,
    /** A new incident gets its id here, so that sending its form twice adds one incident. */
    id: id ?? randomUUID(),
    fields: incidentFormFields(lang),
    today: today(),
    filled: filledIncident(formValues(incident), {}, lang),
    notice: url.searchParams.has('saved') && copy.saved,
  }
  return data(page, { status: page.found ? 200 : 404 })
}

export async function action(args: Route.ActionArgs) {
  const { db, lang, me: by, form: sent, params } = staffPage(args)
  const { incident: copy } = privacyDeskCopy(lang)
  const typed = typedIncident((field) => sent.get(field))
  const read = readIncident(typed, today())
  if ('errors' in read) {
    return data({ notice: copy.notSaved, filled: filledIncident(typed, read.errors, lang) }, { status: 400 })
  }
  const sentId = params.incident === NEW ? (asId(sent.get('id')) ?? randomUUID()) : undefined
  const known = asId(params.incident)
  const id = sentId ?? (known && (await incidentById(db, known))?.id)
  if (!id) return data({ notice: copy.notFound, filled: filledIncident(typed, {}, lang) }, { status: 404 })
  await saveIncident(db, id, read.incident, by)
  throw redirect(`${incidentPath(id)}?saved`)
}

export default function IncidentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, heading, found, notice } = loaderData
  return (
    <div className="grid gap-6">
      <StaffBackLink to={plainPaths.incidents}>{copy.back}</StaffBackLink>
      <Banner tone="bad">{actionData?.notice}</Banner>
      <Banner tone="good">{!actionData && notice}</Banner>
      {!found && <p className="lead">{copy.notFound}</p>}
      {(found || actionData) && (
        <Panel id="incident" title={heading} narrow>
          <IncidentForm {...loaderData} {...actionData} />
        </Panel>
      )}
    </div>
  )
}

const day = { type: 'date', look: 'max-w-52' }

/** How each field is typed. */
const controls: Record<IncidentField, Partial<InProps>> = {
  known_on: day,
  occurred: {},
  circumstances: { rows: 4 },
  information: { rows: 2 },
  people: { inputMode: 'numeric', look: 'max-w-40' },
  serious_risk: { look: 'max-w-xs' },
  risk_reason: { rows: 3 },
  steps: { rows: 4 },
  commission_told_on: day,
  people_told_on: day,
  told: { rows: 2 },
}

/** The form of an entry in the register of incidents. */
function IncidentForm({ copy, fields, filled, today, id }: Route.ComponentProps['loaderData']) {
  return (
    <Form method="post" preventScrollReset className="grid max-w-3xl gap-5">
      <Hidden of={{ id }} />
      <p className="small text-ink-soft">{copy.needed}</p>
      <FilledIn value={filled}>
        {fields.map((field) => (
          <In
            key={field.name}
            {...field}
            {...controls[field.name]}
            required={neededFields.includes(field.name)}
            {...(controls[field.name] === day && { max: today })}
          />
        ))}
      </FilledIn>
      <Act look="signal" label={copy.save} />
    </Form>
  )
}
