import { Form, Link, redirect } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { adminsOnly, staffContext } from '#app/accounts/guards.server.ts'
import { facts } from '#app/content/facts.ts'
import { fillSlots } from '#app/content/slots.ts'
import { setUpCopy } from '#app/content/staff/set-up.ts'
import { staffCopy } from '#app/content/staff/staff.ts'
import { runtimeContext } from '#app/context.server.ts'
import { href, plainPaths, setUpStepPath } from '#app/site-map.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { Route } from './+types/set-up.ts'
import { noteDone, progress, setUpSteps } from './steps.server.ts'

export const middleware = [adminsOnly]

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOf(request)
  const copy = setUpCopy(lang)
  const { done, left, isBegun, isFinished } = await progress(context.get(runtimeContext).database.db)
  const next = left[0] ?? 'publish'
  return {
    title: `${copy.title} | ${staffCopy(lang).area}`,
    copy,
    finished: isFinished ? fillSlots(copy.finished, { name: facts().business.name }) : undefined,
    home: href('home', lang),
    next: {
      href: setUpStepPath(next),
      label: isBegun ? fillSlots(copy.resume, { step: copy.steps[next] }) : copy.start,
    },
    steps: [
      ...setUpSteps.map((step) => ({
        step,
        href: setUpStepPath(step),
        label: copy.steps[step],
        state: done.includes(step) ? copy.done : copy.toDo,
      })),
      { step: 'publish', href: setUpStepPath('publish'), label: copy.steps.publish, state: '' },
    ],
  }
}

/** Skips the set-up by marking it as finished. */
export async function action({ context }: Route.ActionArgs) {
  const { db } = context.get(runtimeContext).database
  await noteDone(db, 'finished', context.get(staffContext).email)
  throw redirect(plainPaths.admin)
}

export const meta = staffMeta

export default function SetUp({ loaderData }: Route.ComponentProps) {
  const { copy, finished, home, next, steps } = loaderData
  return (
    <div className="grid max-w-3xl gap-6">
      {finished && (
        <Banner tone="good" role="status">
          {finished}
        </Banner>
      )}
      <Panel id="set-up" title={copy.title}>
        <p className="measure text-ink-soft">{finished ? copy.finishedHint : copy.intro}</p>
        <p className="flex flex-wrap gap-3">
          {finished ? (
            <>
              <a href={home} className="action action-signal">
                {copy.toSite}
              </a>
              <Link to={plainPaths.desk} className="action action-line">
                {copy.toDesk}
              </Link>
            </>
          ) : (
            <Link to={next.href} className="action action-signal">
              {next.label}
            </Link>
          )}
        </p>
        <ol className="divide-y divide-line border-y border-line">
          {steps.map(({ step, href: to, label, state }, index) => (
            <li key={step}>
              <Link to={to} className="flex min-h-12 items-center gap-3 py-2 hover:bg-steel">
                <span className="figure w-6 text-right text-ink-soft">{index + 1}</span>
                <span className="min-w-0 flex-1 font-semibold">{label}</span>
                <span className="small text-ink-soft">{state}</span>
              </Link>
            </li>
          ))}
        </ol>
        {!finished && (
          <Form method="post" className="grid justify-items-start gap-1">
            <button type="submit" className="link min-h-11">
              {copy.skip}
            </button>
            <p className="small text-ink-soft">{copy.skipHint}</p>
          </Form>
        )}
      </Panel>
    </div>
  )
}
