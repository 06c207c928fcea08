import { data, redirect } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { adminsOnly, staffContext } from '#app/accounts/guards.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import { setUpCopy } from '#app/content/staff/set-up.ts'
import { staffCopy } from '#app/content/staff/staff.ts'
import { postedContext, type Runtime, runtimeContext } from '#app/context.server.ts'
import { href, plainPaths, previewPath, setUpStepPath } from '#app/site-map.ts'
import { listDrafts } from '#app/staff/desk/draft-list.server.ts'
import { DraftList } from '#app/staff/desk/draft-list.tsx'
import { applyDraftsForm } from '#app/staff/desk/drafts-edit.server.ts'
import { saveWeek, weekDays } from '#app/staff/desk/hours-edit.server.ts'
import { WeekForm } from '#app/staff/desk/week-form.tsx'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { Banner } from '#app/staff/kit/banner.tsx'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { Route } from './+types/set-up-step.ts'
import { saveStep, stepFacts } from './step-form.server.ts'
import { StepForm } from './step-form.tsx'
import { isStep, noteDone, pageOfStep, progress, type SetUpStepName, setUpSteps } from './steps.server.ts'

export const middleware = [adminsOnly]

/** @throws 404 if there is no step of this name */
function stepIn(name: string): SetUpStepName | 'publish' {
  if (isStep(name) || name === 'publish') return name
  throw data(null, { status: 404 })
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const step = stepIn(params.step)
  const copy = setUpCopy(lang)
  const { done, left } = await progress(runtime.database.db)
  const number = step === 'publish' ? setUpSteps.length + 1 : setUpSteps.indexOf(step) + 1
  return {
    title: `${copy.title} | ${staffCopy(lang).area}`,
    step,
    heading: copy.steps[step],
    place: fillSlots(copy.place, { number, count: setUpSteps.length + 1 }),
    copy: { ...copy, restored: deskCopy(lang).restored },
    hours: { ...deskCopy(lang).hours, save: copy.next },
    drafts: deskCopy(lang).drafts,
    saved: savedStep(url.searchParams.get('saved') ?? '', lang),
    leadsTo: setUpStepPath(nextOf(step)),
    shown: await screenOf(runtime, step, lang, done.includes(step as SetUpStepName)),
    missing: left.length
      ? fillSlots(copy.missing, { steps: left.map((name) => copy.steps[name]).join(', ') })
      : undefined,
  }
}

/** The data of a screen: the facts of its step, the week's hours, or the drafts to publish. */
async function screenOf(runtime: Runtime, step: SetUpStepName | 'publish', lang: Lang, isDone: boolean) {
  return {
    facts: step === 'publish' || step === 'hours' ? [] : await stepFacts(runtime, step, { lang, isDone }),
    week: step === 'hours' ? await weekDays(runtime, lang) : [],
    drafts: step === 'publish' ? await listDrafts(runtime, lang) : [],
  }
}

/** What the previous screen saved, with a link to preview it. */
function savedStep(name: string, lang: Lang) {
  if (!isStep(name)) return undefined
  const { saved, steps: names } = setUpCopy(lang)
  return {
    text: fillSlots(saved, { what: names[name] }),
    preview: previewPath(href(pageOfStep[name], lang)),
  }
}

const nextOf = (step: SetUpStepName | 'publish') =>
  setUpSteps[setUpSteps.indexOf(step as SetUpStepName) + 1] ?? 'publish'

export async function action({ request, context, params }: Route.ActionArgs) {
  const runtime = context.get(runtimeContext)
  const { db } = runtime.database
  const lang = languageOf(request)
  const step = stepIn(params.step)
  const form = context.get(postedContext).form
  const by = context.get(staffContext).email
  const refuse = async (error: string | undefined, status: 400 | 409, more: object = {}) =>
    data({ error, shown: { ...(await screenOf(runtime, step, lang, true)), ...more } }, { status })
  if (step === 'publish') {
    const { left } = await progress(db)
    const [intent] = `${form.get('intent')}`.split(' ')
    if (left.length && (intent === 'publish' || intent === 'plan')) throw redirect(setUpStepPath('publish'))
    const outcome = await applyDraftsForm(runtime, form, { by, lang })
    if ('error' in outcome) return refuse(outcome.error, outcome.status)
    if (outcome.notice !== 'published' && outcome.notice !== 'planned')
      throw redirect(setUpStepPath('publish'))
    await noteDone(db, 'finished', by)
    throw redirect(plainPaths.setUp)
  }
  if (step === 'hours') {
    const outcome = await saveWeek(runtime, form, { by, lang })
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, `${value}`]))
    if (outcome !== 'done')
      return refuse(outcome.error, outcome.status, {
        week: await weekDays(runtime, lang, { typed, theirs: outcome.theirs }),
      })
  } else {
    const refused = await saveStep(runtime, step, form, { by, lang })
    if (refused)
      return refuse(undefined, 400, {
        facts: await stepFacts(runtime, step, { lang, isDone: true, typed: form, refused }),
      })
  }
  await noteDone(db, step, by)
  throw redirect(`${setUpStepPath(nextOf(step))}?saved=${step}`)
}

export const meta = staffMeta

export const shouldRevalidate = () => true

export default function SetUpStep({ loaderData, actionData }: Route.ComponentProps) {
  const { step, heading, place, copy, saved, missing, leadsTo } = loaderData
  const { facts, week, drafts } = actionData?.shown ?? loaderData.shown
  return (
    <div className="grid max-w-3xl gap-4">
      <StaffBackLink to={plainPaths.setUp}>{copy.all}</StaffBackLink>
      {actionData?.error && (
        <Banner tone="bad" role="alert">
          {actionData.error}
        </Banner>
      )}
      {saved && !actionData && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-5 bg-good-surface px-4 py-1 font-semibold text-good"
        >
          {saved.text}
          {/* A document load, because the preview has its own styles. */}
          <a href={saved.preview} className="link inline-flex min-h-11 items-center">
            {copy.look}
          </a>
        </div>
      )}
      <Panel id="step" title={heading}>
        <p className="-mt-4 text-ink-soft">{place}</p>
        {step === 'publish' && (
          <>
            <p className="measure">{copy.check}</p>
            {missing ? (
              <p className="border-l-4 border-accent bg-steel p-3 font-semibold">{missing}</p>
            ) : (
              <DraftList key={drafts.map(({ key }) => key).join()} drafts={drafts} copy={loaderData.drafts} />
            )}
          </>
        )}
        {step === 'hours' && (
          <WeekForm
            key={week.map(({ seen }) => seen.draft + seen.was).join()}
            week={week}
            isRefused={actionData !== undefined}
            copy={loaderData.hours}
            restored={copy.restored}
            leadsTo={leadsTo}
          />
        )}
        {/* Also without facts: a garage whose services have no price here continues with its button. */}
        {step !== 'hours' && step !== 'publish' && (
          <StepForm
            key={step + facts.map(({ seen }) => seen.draft + seen.was).join()}
            step={step}
            facts={facts}
            isRefused={actionData !== undefined}
            copy={copy}
            leadsTo={leadsTo}
          />
        )}
      </Panel>
    </div>
  )
}
