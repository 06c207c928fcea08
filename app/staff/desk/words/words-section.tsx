import { Form } from 'react-router'
import { langs } from '#app/content/language.ts'
import type { DeskWordsCopy } from '#app/publishing/words/texts.ts'
import { Act, Hidden, In } from '#app/staff/kit/fields.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { FactChips } from './fact-inserter.tsx'
import type { TextEntry, TextSection } from './words-edit.server.ts'

type Copy = Omit<DeskWordsCopy, 'pages' | 'sections' | 'names' | 'faults'>

/** The texts of one section of a page, each in French and English, saved together. */
export function WordsSection({ section, copy }: { section: TextSection; copy: Copy }) {
  const { id, title, isOpen, drafts, texts } = section
  return (
    <details open={isOpen} className="border border-line bg-surface px-4 md:px-6">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2">
        <span className="font-bold">{title}</span>
        <span className="small text-ink-soft">
          {drafts ? (
            <b className="font-bold">
              {drafts} {copy.draft}
            </b>
          ) : (
            texts.length
          )}
        </span>
      </summary>
      <Form
        key={texts.map(({ seen }) => seen).join()}
        method="post"
        {...asksToLeave(isOpen)}
        className="grid gap-8 border-t border-line py-5"
      >
        <Hidden section={id} />
        {texts.map((text) => (
          <TextPair key={text.place} text={text} copy={copy} />
        ))}
        <Act look="signal" label={copy.save} />
      </Form>
    </details>
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
      <input type="hidden" name={`seen.${place}`} value={seen} />
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
          <summary className="small inline-flex min-h-11 cursor-pointer items-center text-ink-soft">
            {copy.uses} {uses.map(({ says }) => says).join(', ')}
          </summary>
          <FactChips facts={uses} copy={copy} />
        </details>
      )}
    </fieldset>
  )
}
