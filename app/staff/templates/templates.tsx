import { data } from 'react-router'
import { templatesCopy } from '#app/requests/handling/template-words.ts'
import { allTemplates } from '#app/requests/handling/templates.server.ts'
import { Fold } from '#app/staff/kit/fold.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { Outcome } from '#app/staff/kit/toasts.tsx'
import type { Route } from './+types/templates.ts'
import { shownTemplates, shownWords } from './shown-templates.server.ts'
import { applyTemplateForm } from './template-changes.server.ts'
import { TemplateForm } from './template-form.tsx'

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
      <div className="grid gap-1">
        <h2 className="heading">{copy.title}</h2>
        <p className="measure small text-ink-soft">{copy.intro}</p>
      </div>
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
