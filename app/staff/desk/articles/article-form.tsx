import { useState } from 'react'
import { Form } from 'react-router'
import { langs } from '#app/content/language.ts'
import { isOwnKey } from '#app/content/own-key.ts'
import { deskPicturePath } from '#app/desk-paths.ts'
import { articleFields } from '#app/publishing/article-fields.ts'
import type { DeskArticlesCopy } from '#app/publishing/words/articles.ts'
import type { DeskWordsCopy } from '#app/publishing/words/texts.ts'
import { FactChips } from '#app/staff/desk/words/fact-inserter.tsx'
import { Act, type Filled, FilledIn, Go, Hidden, In, TickIn } from '#app/staff/kit/fields.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import type { FigureQuestion } from './article-edit.server.ts'
import { pasteAsMarkdown } from './paste.ts'
import { useSavedDraft } from './saved-draft.ts'

type Props = {
  isRefused: boolean
  articleKey: string
  categories: { value: string; label: string }[]
  /** Where the article's photograph is chosen, once it is stored. */
  photograph: string | undefined
  form: {
    filled: Filled
    seen: { was: string; draft: string }
    isOnline: boolean
    question: FigureQuestion
  }
  copy: DeskArticlesCopy & Pick<DeskWordsCopy, 'insert' | 'insertThis' | 'all' | 'allHint' | 'suits'>
}

/** The form of an article: both languages, category, and whether it is online. */
export function ArticleForm({ isRefused, articleKey, categories, photograph, form, copy }: Props) {
  const { filled, seen, isOnline, question } = form
  // A revalidated page of a new article has another one.
  const [key] = useState(articleKey)
  const saved = useSavedDraft(key, seen.draft, !isOnline)
  const saidOf = { none: '', typing: '', saved: copy.savedByItself, failed: copy.notSavedByItself }
  return (
    <Form
      method="post"
      {...(saved.state !== 'saved' && asksToLeave(isRefused))}
      {...saved.events}
      className="grid gap-6 border border-line bg-surface p-4 md:p-6"
    >
      <Hidden of={{ was: seen.was, draft: saved.draft, key }} />
      <FilledIn value={filled}>
        {isOnline && <TickIn name="published" label={<b className="font-semibold">{copy.published}</b>} />}
        <In name="category" label={copy.category} options={categories} />
        {(photograph || saved.state === 'saved') && (
          <p>
            <Go look="line" to={photograph ?? deskPicturePath(key)} label={copy.photograph} />
          </p>
        )}
        {isOwnKey(articleKey) && <In name="from" label={copy.from} hint={copy.fromHint} type="date" />}
        <OwnFigures question={question} error={filled.errors.figures} copy={copy} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {langs.map((lang) => (
            <fieldset key={lang} className="grid gap-4">
              <legend className="lead mb-2 border-b-2 border-ink font-bold">{copy.languages[lang]}</legend>
              {articleFields.map((field) => (
                <In
                  key={field}
                  name={`${lang}.${field}`}
                  label={copy.fields[field]}
                  hint={field === 'tags' && copy.tagsHint}
                  lang={lang}
                  rows={1}
                  {...(field === 'markdown' && {
                    hint: copy.marksHint,
                    rows: 12,
                    look: 'min-h-48',
                    onPaste: pasteAsMarkdown,
                  })}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <details
          open={langs.some((lang) => filled.errors[`${lang}.slug`])}
          className="border-t border-line pt-2"
        >
          <summary className="link inline-flex min-h-11 items-center">{copy.address}</summary>
          <p className="small measure text-ink-soft">{copy.addressHint}</p>
          <div className="mt-3 grid items-start gap-4 lg:grid-cols-2">
            {langs.map((lang) => (
              <In
                key={lang}
                name={`${lang}.slug`}
                label={copy.languages[lang]}
                lang={lang}
                autoCapitalize="none"
                spellCheck={false}
              />
            ))}
          </div>
        </details>
      </FilledIn>
      <p className="flex flex-wrap gap-3">
        <Act look="signal" label={copy.save} />
        {!isOnline && <Act look="line" value="keep" label={copy.keep} />}
      </p>
      <p role="status" className="small min-h-5 text-ink-soft">
        {saidOf[saved.state]}
      </p>
    </Form>
  )
}

type OwnFiguresProps = Pick<Props, 'copy'> & { question: FigureQuestion; error: unknown }

/** Asks whether figures that are no facts of the garage are meant. */
function OwnFigures({ question: { figures, ask, isMeant, suits }, error, copy }: OwnFiguresProps) {
  if (!figures.length && !suits.length) return null
  return (
    <div className={`grid gap-3 border-l-4 pl-3 ${error ? 'border-bad' : 'border-ink'}`}>
      {suits.length > 0 && (
        <div>
          <p className="small font-semibold">{copy.suits}</p>
          <FactChips facts={suits} copy={copy} />
        </div>
      )}
      {figures.length > 0 && (
        <>
          <p className="measure font-semibold">{ask}</p>
          <ul className="small list-disc pl-5">
            {figures.map(({ found, near }) => (
              <li key={found} className="wrap-anywhere">
                <b>{found}</b>
                {near !== found && <span className="text-ink-soft"> · {near}</span>}
              </li>
            ))}
          </ul>
          <TickIn
            id="figures"
            name="figures"
            value={JSON.stringify(figures.map(({ found }) => found))}
            label={copy.figuresMeant}
            on={isMeant}
          />
        </>
      )}
    </div>
  )
}

/** The fields that are wrong, each with a link to it. */
export function WrongFields({ errors, copy }: { errors: Filled['errors']; copy: DeskArticlesCopy }) {
  const names: Record<string, string> = {
    figures: copy.figuresTitle,
    from: copy.from,
    ...Object.fromEntries(
      langs.flatMap((lang) => [
        ...articleFields.map((field) => [`${lang}.${field}`, `${copy.fields[field]} (${lang})`]),
        [`${lang}.slug`, `${copy.address} (${lang})`],
      ]),
    ),
  }
  const wrong = Object.keys(errors)
  if (!wrong.length) return null
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-4">
      {copy.wrong}
      {wrong.map((name) => (
        <Go key={name} href={`#${name}`} label={names[name]} />
      ))}
    </span>
  )
}
