import { useEffect } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { content } from '#app/content/snapshot.ts'
import { addressOf } from '#app/requests/follow/links.server.ts'
import { requestWithStory } from '#app/requests/handling/changes.server.ts'
import { evaluationPath, requestPath } from '#app/site-map.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { Banner } from '#app/staff/kit/banner.tsx'
import { BusyButton } from '#app/staff/kit/busy-button.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { asId } from '#app/staff/kit/input-values.ts'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { type PageArgs, staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/evaluation.ts'
import { applyEvaluationForm, type TypedForm } from './evaluation-edit.server.ts'
import { EvaluationForm } from './evaluation-form.tsx'
import { Open } from './open.tsx'
import { type ShownEvaluation, shownEvaluation } from './shown-evaluation.server.ts'
import { Sheet, Waiting } from './waiting.tsx'
import { type EvaluationCopy, evaluationWords } from './words.ts'

type Given = PageArgs<Route.LoaderArgs['params']>

/** @throws 404 if there is no such request */
async function storyFor({ db, params }: Given) {
  const reference = asId(params.reference)
  const story = reference && (await requestWithStory(db, reference))
  if (!story) throw data(null, { status: 404 })
  return story
}

async function shownFor(given: Given, typed?: TypedForm): Promise<ShownEvaluation> {
  const { runtime, db, lang, url } = given
  const { secret, env } = runtime
  const story = await storyFor(given)
  const page = await addressOf(db, { secret, siteUrl: env.siteUrl }, story.request)
  return shownEvaluation(story, { now: new Date(), lang, page, typed }, url.searchParams.has('preview'))
}

export async function loader(args: Route.LoaderArgs) {
  const given = staffPage(args)
  const { lang, url } = given
  const copy = evaluationWords(lang)
  const said = url.searchParams.get('said')
  return {
    copy,
    types: content(lang).evaluation.types,
    title: copy.title,
    said: said === 'changed' || said === 'closed' ? copy[said] : undefined,
    evaluation: await shownFor(given),
  }
}

export async function action(args: Route.ActionArgs) {
  const given = staffPage(args)
  const { runtime, lang, me, form } = given
  const outcome = await applyEvaluationForm(runtime, {
    story: await storyFor(given),
    form,
    by: me,
    lang,
    now: new Date(),
  })
  if ('to' in outcome) throw redirect(outcome.to)
  if ('answer' in outcome) return data({ answer: outcome.answer, evaluation: undefined }, { status: 400 })
  const evaluation = await shownFor(given, outcome.form)
  return data({ evaluation, answer: undefined }, { status: outcome.form.isConflict ? 409 : 400 })
}

export default function EvaluationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, types, said } = loaderData
  const evaluation = actionData?.evaluation ?? loaderData.evaluation
  const { form, preview, waiting, answered } = evaluation
  const answer = actionData?.answer
  return (
    <div className="grid max-w-3xl gap-4">
      <StaffBackLink to={requestPath(evaluation.reference)}>{copy.back}</StaffBackLink>
      <h2 className="heading">{copy.title}</h2>
      {said && (
        <Banner tone="bad" role="alert">
          {said}
        </Banner>
      )}
      {answer && <NotSaved>{copy.outcomes[answer.why]}</NotSaved>}
      {preview && <Preview evaluation={evaluation} preview={preview} copy={copy} />}
      {form && !preview && (
        <EvaluationForm
          key={`${form.id} ${form.version}`}
          evaluation={evaluation}
          form={form}
          copy={copy}
          types={types}
        />
      )}
      {!form && (!waiting || waiting.isExpired) && <Open evaluation={evaluation} copy={copy} isSignal />}
      {waiting && !preview && (
        <Waiting waiting={waiting} evaluation={evaluation} answer={answer} copy={copy} />
      )}
      {answered.map(({ id, lang, sheet }) => (
        <div key={id} className="border border-line bg-surface px-4 md:px-6">
          <Fold
            heading={<h3 className="font-bold">{`${sheet.number} · ${sheet.answered}`}</h3>}
            note={sheet.sums
              .slice(-1)
              .map(({ label, value }) => `${label} ${value}`)
              .join('')}
          >
            <Sheet sheet={sheet} lang={lang} reference={evaluation.reference} />
          </Fold>
        </div>
      ))}
    </div>
  )
}

type Props = { evaluation: ShownEvaluation; copy: EvaluationCopy }

type PreviewProps = Props & { preview: NonNullable<ShownEvaluation['preview']> }

/** What the customer will read, and the button that sends it. */
function Preview({ evaluation: { form, reference, hasEmail }, preview, copy }: PreviewProps) {
  useEffect(() => {
    document.getElementById('preview')?.scrollIntoView()
  }, [])
  return (
    <Panel id="preview" title={copy.preview}>
      <Sheet {...preview} reference={reference} />
      <p className="small text-ink-soft">{copy.sentHow[hasEmail ? 'email' : 'none']}</p>
      <Form method="post" action={evaluationPath(reference)} className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="id" value={form?.id} />
        <input type="hidden" name="version" value={form?.version} />
        <BusyButton value="send" busy={copy.sending} className="action action-signal">
          {copy.send}
        </BusyButton>
        <Link to={evaluationPath(reference)} className="link inline-flex min-h-11 items-center font-semibold">
          {copy.correct}
        </Link>
      </Form>
    </Panel>
  )
}
