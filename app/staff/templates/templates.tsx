import { useEffect, useEffectEvent } from 'react'
import { data, Form } from 'react-router'
import { templatesCopy } from '#app/requests/handling/template-words.ts'
import { allTemplates } from '#app/requests/handling/templates.server.ts'
import { Act, Hidden, In } from '#app/staff/kit/fields.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { useLastOutcome } from '#app/staff/kit/last-outcome.ts'
import { useSeenState } from '#app/staff/kit/seen-state.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { Outcome } from '#app/staff/kit/toasts.tsx'
import type { Route } from './+types/templates.ts'
import { type ShownTemplate, shownTemplates, shownWords } from './shown-templates.server.ts'
import { applyTemplateForm, type TemplateOutcome } from './template-changes.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang } = staffPage(args)
  const { title, intro, words, wordsHint, save, restore } = templatesCopy(lang)
  return {
    copy: { title, intro, words, wordsHint, save, restore },
    title,
    words: shownWords(lang),
    templates: shownTemplates(await allTemplates(db), lang),
  }
}

export async function action(args: Route.ActionArgs) {
  const { db, lang, form } = staffPage(args)
  const outcome = await applyTemplateForm(db, form, lang)
  return data(outcome, { status: 'success' in outcome ? 200 : outcome.status })
}

/** Revalidates after a refusal, too, to show what a colleague wrote in the meantime. */
export const shouldRevalidate = () => true

export default function Templates({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, words, templates } = loaderData
  const done = actionData && 'success' in actionData ? actionData : undefined
  return (
    <div className="grid gap-6">
      <Outcome of={done} />
      <p className="measure small text-ink-soft">{copy.intro}</p>
      <div className="divide-y divide-line border border-line bg-surface px-4 md:px-6">
        {templates.map(({ name, label, begins, texts }) => (
          <Fold
            key={name}
            heading={<h3 className="font-bold">{label}</h3>}
            note={begins}
            open={actionData?.name === name}
          >
            <div className="grid items-start gap-6 lg:grid-cols-2">
              {texts.map((text) => (
                <TemplateForm
                  key={text.lang}
                  about={label}
                  template={text}
                  copy={copy}
                  answered={
                    actionData?.name === name && actionData.lang === text.lang ? actionData : undefined
                  }
                />
              ))}
            </div>
          </Fold>
        ))}
        <Fold heading={<h3 className="font-bold">{copy.words}</h3>} note={copy.wordsHint}>
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
            {words.map(({ meaning, tokens }) => (
              <li key={meaning} className="small">
                {tokens.map(({ token, lang }) => (
                  <code
                    key={token}
                    lang={lang}
                    className="mr-2 bg-steel px-1.5 py-0.5 font-sans font-semibold"
                  >
                    {token}
                  </code>
                ))}
                <span className="block">{meaning}</span>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </div>
  )
}

type Props = {
  /** The name of the reply. */
  about: string
  template: ShownTemplate
  copy: { save: string; restore: string }
  /** The outcome, if this form was the last one sent. */
  answered: TemplateOutcome | undefined
}

/**
 * The text of a reply in one language. Unsaved text stays when colleagues change the reply or another text of the page is saved.
 */
function TemplateForm({ about, template, copy, answered }: Props) {
  const { name, lang, label } = template
  const isOwn = (sent: FormData) => sent.get('name') === name && sent.get('lang') === lang
  const outcome = useLastOutcome(answered, isOwn)
  const refused = outcome && 'lines' in outcome ? outcome : undefined
  const { seen, onInput, onSubmit: release } = useSeenState(template)
  const { text, changedAt } = seen
  const settle = useEffectEvent((last: TemplateOutcome) => {
    if ('success' in last) release()
  })
  useEffect(() => {
    if (answered) settle(answered)
  }, [answered])
  return (
    <Form method="post" preventScrollReset className="grid gap-3" onInput={onInput}>
      <Hidden of={{ name, lang, seen: refused?.seen ?? changedAt }} />
      <In
        key={changedAt}
        name="text"
        label={
          <>
            <span className="sr-only">{about}, </span>
            {label}
          </>
        }
        error={refused?.lines}
        lang={lang}
        rows={8}
        defaultValue={refused?.value ?? text}
        look="min-h-40"
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Act look="line" value="save" label={copy.save} />
        {changedAt && <Act look="link" value="restore" label={copy.restore} />}
      </div>
    </Form>
  )
}
