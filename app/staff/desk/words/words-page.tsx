import { data, Form } from 'react-router'
import { langs } from '#app/content/language.ts'
import { placeOf } from '#app/places.ts'
import { pageName, pageOfText } from '#app/publishing/kinds/texts.ts'
import { type TextPageId, textPages } from '#app/publishing/texts.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { type DeskWordsCopy, deskWordsCopy } from '#app/publishing/words/texts.ts'
import { plainPaths, previewPath } from '#app/site-map.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { ItemPage } from '#app/staff/desk/item-page.tsx'
import { afterSaving } from '#app/staff/kit/after-saving.ts'
import { Act, Go, Hidden, In } from '#app/staff/kit/fields.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/words-page.ts'
import { FactChips, FactInserter } from './fact-inserter.tsx'
import {
  everyFact,
  saveSection,
  type TextEntry,
  type TextSection,
  textSections,
} from './words-edit.server.ts'

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
    look: placeOf(pageOfText(page, lang)) && previewPath(pageOfText(page, lang)),
    sections: await textSections(runtime, page, { lang, refused: undefined }),
    facts: everyFact(lang),
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
  const { copy, heading, look, facts: offered } = loaderData
  const { sections } = actionData ?? loaderData
  return (
    <ItemPage
      back={{ to: plainPaths.deskWords, label: copy.back }}
      beside={look && <Go href={look} label={copy.look} />}
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

type Copy = Omit<DeskWordsCopy, 'pages' | 'sections' | 'names' | 'faults'>

/** The texts of one section of a page, each in French and English, saved together. */
function WordsSection({ section, copy }: { section: TextSection; copy: Copy }) {
  const { id, title, isOpen, drafts, texts } = section
  return (
    <div className="border border-line bg-surface px-4 md:px-6">
      <Fold
        heading={<b>{title}</b>}
        note={`${drafts || texts.length} ${drafts ? copy.draft : ''}`}
        open={isOpen}
      >
        <Form
          key={texts.map(({ seen }) => seen).join()}
          method="post"
          {...asksToLeave(isOpen)}
          className="grid gap-8 border-t border-line py-5"
        >
          <Hidden of={{ section: id }} />
          {texts.map((text) => (
            <TextPair key={text.place} text={text} copy={copy} />
          ))}
          <Act look="signal" label={copy.save} />
        </Form>
      </Fold>
    </div>
  )
}

function TextPair({ text, copy }: { text: TextEntry; copy: Copy }) {
  const { place, label, seen, typed, isDraft, uses, suits, errors, conflict } = text
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-bold">
        {label}
        {isDraft && <span className="small"> ({copy.draft})</span>}
      </legend>
      <Hidden of={{ [`seen.${place}`]: seen }} />
      {conflict && (
        <p role="alert" className="border-l-4 border-bad bg-bad-surface p-3 text-bad wrap-anywhere">
          {conflict}
        </p>
      )}
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {langs.map((lang) => (
          <In
            key={lang}
            name={`${lang}.${place}`}
            label={copy[lang]}
            error={errors[lang]}
            lang={lang}
            rows={1}
            defaultValue={typed[lang]}
          />
        ))}
      </div>
      {suits.length > 0 && (
        <div className="border-l-4 border-ink pl-3">
          <p className="small font-semibold">{copy.suits}</p>
          <FactChips facts={suits} copy={copy} />
        </div>
      )}
      {uses.length > 0 && (
        <details>
          <summary className="small inline-flex min-h-11 items-center text-ink-soft">
            {copy.uses} {uses.map(({ says }) => says).join(', ')}
          </summary>
          <FactChips facts={uses} copy={copy} />
        </details>
      )}
    </fieldset>
  )
}
