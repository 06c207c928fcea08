import { data } from 'react-router'
import { facts } from '#app/content/facts.ts'
import { offeredFacts } from '#app/publishing/fact-codes.ts'
import { pageName, pageOfText } from '#app/publishing/kinds/texts.ts'
import { type TextPageId, textPages } from '#app/publishing/texts.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { deskWordsCopy } from '#app/publishing/words/texts.ts'
import { plainPaths, previewPath } from '#app/site-map.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { ItemPage } from '#app/staff/desk/item-page.tsx'
import { afterSaving } from '#app/staff/kit/after-saving.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/words-page.ts'
import { FactInserter } from './fact-inserter.tsx'
import { insertableFacts, saveSection, textSections } from './words-edit.server.ts'
import { WordsSection } from './words-section.tsx'

/** @throws 404 if the address names no page with editable texts */
function pageIn(name: string): TextPageId {
  const page = textPages.find(({ id }) => id === name)
  if (!page) throw data(null, { status: 404 })
  return page.id
}

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, params } = staffPage(args)
  const page = pageIn(params.page)
  const { pages: _, sections: __, names: ___, faults: ____, ...copy } = deskWordsCopy(lang)
  return {
    ...(await deskFrame('words', runtime, lang)),
    copy: { ...copy, wrong: deskCopy(lang).wrong },
    heading: pageName(page, lang),

    look: previewPath(pageOfText(page, lang)),
    sections: await textSections(runtime, page, { lang, refused: undefined }),
    facts: insertableFacts(
      offeredFacts(facts()).map(({ code }) => code),
      lang,
    ),
  }
}

export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form, url, params } = staffPage(args)
  const page = pageIn(params.page)
  const refused = await saveSection(runtime, page, { form, by: me.email })
  if (!refused) throw afterSaving(url)
  const sections = await textSections(runtime, page, { lang, refused })
  return data({ sections }, { status: refused.status })
}

export default function DeskWordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, tabs, heading, look, facts: offered } = loaderData
  const { sections } = actionData ?? loaderData
  return (
    <ItemPage
      tabs={tabs}
      back={{ to: plainPaths.deskWords, label: copy.back }}
      beside={<Go href={look} label={copy.look} />}
      refused={actionData && copy.wrong}
    >
      <div className="grid gap-2">
        <h2 className="heading">{heading}</h2>
        <p className="measure text-ink-soft">{copy.advice}</p>
      </div>
      <FactInserter facts={offered} copy={copy}>
        {sections.map((section) => (
          <WordsSection key={section.id} section={section} copy={copy} />
        ))}
      </FactInserter>
    </ItemPage>
  )
}
