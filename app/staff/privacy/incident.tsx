import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { staffContext } from '#app/accounts/guards.server.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import { fillSlots } from '#app/content/slots.ts'
import { privacyDeskCopy } from '#app/content/staff/privacy-desk.ts'
import { postedContext, runtimeContext } from '#app/context.server.ts'
import { readIncident, typedIncident } from '#app/privacy/incident.ts'
import { addIncident, changeIncident, incidentWithHistory } from '#app/privacy/incidents.server.ts'
import { incidentPath, plainPaths } from '#app/site-map.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { Banner } from '#app/staff/kit/banner.tsx'
import { asId, wholeNumber } from '#app/staff/kit/input-values.ts'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import { TabLinks } from '#app/staff/kit/tab-links.tsx'
import { dateText } from '#app/staff/kit/when.server.ts'
import type { Route } from './+types/incident.ts'
import { privacyFrame } from './desk-tabs.server.ts'
import { IncidentForm } from './incident-form.tsx'
import { formValues, incidentHistory, shownForm } from './shown-incident.server.ts'

/** The route parameter of an incident that is not in the register yet. */
const NEW = 'new'

const savedPath = (id: string | undefined, saved: string) => `${incidentPath(id)}?saved=${saved}`

const today = () => dayOf(new Date())

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(runtimeContext).database
  const lang = languageOf(request)
  const { incident: copy } = privacyDeskCopy(lang)
  const isNew = params.incident === NEW
  const id = isNew ? undefined : asId(params.incident)
  const story = id ? await incidentWithHistory(db, id) : undefined
  const { back, save, needed, notFound, history: historyTitle } = copy
  const saved = url.searchParams.get('saved')
  const page = {
    ...privacyFrame('incidents', lang),
    copy: { back, save, needed, notFound, historyTitle },
    heading: story ? fillSlots(copy.title, { date: dateText(story.incident.known_on, lang) }) : copy.add,
    found: isNew || story !== undefined,
    /** A new incident gets its id here, so that sending its form twice adds one incident. */
    id: id ?? randomUUID(),
    version: story?.incident.version ?? 0,
    form: shownForm(formValues(story?.incident), {}, today(), lang),
    history: story ? incidentHistory(story, lang) : [],
    notice: saved === NEW ? copy.created : saved ? copy.saved : undefined,
  }
  return data(page, { status: page.found ? 200 : 404 })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db } = context.get(runtimeContext).database
  const lang = languageOf(request)
  const { incident: copy } = privacyDeskCopy(lang)
  const sent = context.get(postedContext).form
  const typed = typedIncident((field) => sent.get(field))
  const read = readIncident(typed, today())
  if ('errors' in read) {
    return data(
      { notice: copy.notSaved, form: shownForm(typed, read.errors, today(), lang) },
      { status: 400 },
    )
  }
  const by = context.get(staffContext)
  const isNew = params.incident === NEW
  const id = isNew ? (asId(sent.get('id')) ?? randomUUID()) : asId(params.incident)
  if (isNew && id && (await addIncident(db, id, read.incident, by))) throw redirect(savedPath(id, NEW))
  const seen = wholeNumber(sent.get('version')) ?? 0
  const changed = id && (await changeIncident(db, { id, seen, incident: read.incident, by }))
  if (changed === 'done') throw redirect(savedPath(id, isNew ? NEW : 'yes'))
  // The response includes the other person's changes, which the page did not have when it was loaded.
  const now = id ? await incidentWithHistory(db, id) : undefined
  const notice = now ? copy.conflict : copy.notFound
  const fresh = now && {
    id: now.incident.id,
    version: now.incident.version,
    history: incidentHistory(now, lang),
  }
  return data({ notice, form: shownForm(typed, {}, today(), lang), ...fresh }, { status: now ? 409 : 404 })
}

export const meta = staffMeta

export default function IncidentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, tabs, heading, found, notice } = loaderData
  const { id, version, history } = { ...loaderData, ...actionData }
  return (
    <div className="grid gap-6">
      <TabLinks {...tabs} />
      <StaffBackLink to={plainPaths.incidents}>{copy.back}</StaffBackLink>
      {actionData ? (
        <Banner tone="bad" role="alert">
          {actionData.notice}
        </Banner>
      ) : (
        notice && (
          <Banner tone="good" role="status">
            {notice}
          </Banner>
        )
      )}
      {!found && <p className="lead">{copy.notFound}</p>}
      {found && (
        <Panel id="incident" title={heading}>
          <IncidentForm
            key={version}
            form={actionData?.form ?? loaderData.form}
            id={id}
            version={version}
            save={copy.save}
            needed={copy.needed}
          />
        </Panel>
      )}
      {history.length > 0 && (
        <Panel id="history" title={copy.historyTitle}>
          <ol className="divide-y divide-line">
            {history.map(({ id, text, by }) => (
              <li key={id} className="py-2 first:pt-0">
                <p className="break-words whitespace-pre-wrap">{text}</p>
                <p className="small text-ink-soft">{by}</p>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </div>
  )
}
