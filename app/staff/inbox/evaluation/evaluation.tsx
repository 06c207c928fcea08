import { useEffect } from 'react'
import { data, Form, redirect } from 'react-router'
import { content } from '#app/content/snapshot.ts'
import { addressOf } from '#app/requests/follow/links.server.ts'
import { requestWithStory } from '#app/requests/life/story.server.ts'
import { evaluationPath, requestPath } from '#app/site-map.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Act, Go, Hidden } from '#app/staff/kit/fields.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { asId } from '#app/staff/kit/input-values.ts'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { type PageArgs, staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/evaluation.ts'
import { applyEvaluationForm, type Unsaved } from './evaluation-edit.server.ts'
import { EvaluationForm } from './evaluation-form.tsx'
import { type ShownEvaluation, shownEvaluation } from './shown-evaluation.server.ts'
import { Open, Sheet, Waiting } from './waiting.tsx'
import { type EvaluationCopy, evaluationWords } from './words.ts'

type Given = PageArgs<Route.LoaderArgs['params']>

/** @throws 404 if there is no such request */
async function storyFor({ db, params }: Given) {
  const reference = asId(params.reference)
  const story = reference && (await requestWithStory(db, reference))
  if (!story) throw data(null, { status: 404 })
  return story
}

async function shownFor(given: Given, unsaved?: Unsaved): Promise<ShownEvaluation> {
  const { runtime, db, lang, url } = given
  const { secret, env } = runtime
  const story = await storyFor(given)
  const page = await addressOf(db, { secret, siteUrl: env.siteUrl }, story.request)
  return shownEvaluation(story, { now: new Date(), lang, page, unsaved }, url.searchParams.has('preview'))
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
    said: said === 'changed' ? copy.changed : said === 'closed' ? copy.outcomes.over : undefined,
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
  const evaluation = await shownFor(given, outcome.unsaved)
  return data({ evaluation, answer: undefined }, { status: outcome.unsaved.draft ? 409 : 400 })
}

export default function EvaluationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, types, said } = loaderData
  const evaluation = actionData?.evaluation ?? loaderData.evaluation
  const { form, preview, waiting, answered, lang, reference } = evaluation
  const answer = actionData?.answer
  const props = { evaluation, copy }
  return (
    <div className="grid grid-cols-1 gap-4">
      <StaffBackLink to={requestPath(reference)}>{copy.back}</StaffBackLink>
      <h2 className="heading">{copy.title}</h2>
      <Banner tone="bad">{said}</Banner>
      {answer && <NotSaved>{copy.outcomes[answer.why]}</NotSaved>}
      {preview && <Preview {...props} sheet={preview} />}
      {form && !preview && (
        <EvaluationForm key={`${form.id} ${form.version}`} {...props} form={form} types={types} />
      )}
      {!form && (!waiting || waiting.isExpired) && <Open {...props} look="signal" />}
      {waiting && !preview && <Waiting {...props} waiting={waiting} answer={answer} />}
      {answered.map(({ id, sheet }) => (
        <div key={id} className="border border-line bg-surface px-4 md:px-6">
          <Fold
            heading={<h3 className="font-bold">{`${sheet.number} · ${sheet.answered}`}</h3>}
            note={sheet.slip.sum.rows
              .slice(-1)
              .map(({ label, value }) => `${label} ${value}`)
              .join('')}
          >
            <Sheet sheet={sheet} lang={lang} reference={reference} />
          </Fold>
        </div>
      ))}
    </div>
  )
}

type PreviewProps = {
  evaluation: ShownEvaluation
  sheet: NonNullable<ShownEvaluation['preview']>
  copy: EvaluationCopy
}

/** What the customer will read, and the button that sends it. */
function Preview({ evaluation, sheet, copy }: PreviewProps) {
  const { form, reference, hasEmail, lang, closedThen } = evaluation
  useEffect(() => {
    document.getElementById('preview')?.scrollIntoView()
  }, [])
  return (
    <Panel id="preview" title={copy.preview}>
      <Sheet {...{ sheet, lang, reference }} />
      <Banner tone="bad">{closedThen}</Banner>
      <p className="small text-ink-soft">{copy.sentHow[hasEmail ? 'email' : 'none']}</p>
      <Form method="post" action={evaluationPath(reference)} className="flex flex-wrap items-center gap-4">
        <Hidden of={{ id: form?.id, version: form?.version }} />
        <Act look="signal" value="send" busy={copy.sending} label={copy.send} />
        <Go to={evaluationPath(reference)} label={copy.correct} className="font-semibold" />
      </Form>
    </Panel>
  )
}
