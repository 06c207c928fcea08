import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { langs } from '#app/content/language.ts'
import type { DeskArticlesCopy } from '#app/content/staff/desk-articles.ts'
import type { DeskWordsCopy } from '#app/content/staff/desk-words.ts'
import { articleFields } from '#app/desk/article-fields.ts'
import { KeptForm } from '#app/staff/desk/kept-form.tsx'
import { Choice } from '#app/staff/desk/price-form.tsx'
import { FactChips } from '#app/staff/desk/words/fact-inserter.tsx'
import { Field } from '#app/ui/field.tsx'
import type { ArticleRefusal } from './article-edit.server.ts'

type Props = {
  about: string
  restored: string
  categories: { value: string; label: string }[]
  form: { article: WrittenArticle; seen: { was: string; draft: string } } & ArticleRefusal
  copy: DeskArticlesCopy & Pick<DeskWordsCopy, 'insert' | 'insertThis' | 'all' | 'allHint' | 'suits'>
}

/** An article in both languages, its category and whether it is online. */
export function ArticleForm({ about, restored, categories, form, copy }: Props) {
  const { article, seen, errors, suits } = form
  return (
    <KeptForm
      about={about}
      restored={restored}
      className="grid gap-6 border border-line bg-surface p-4 md:p-6"
    >
      <input type="hidden" name="was" value={seen.was} />
      <input type="hidden" name="draft" value={seen.draft} />
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="published"
          value="yes"
          defaultChecked={article.published}
          className="size-5 shrink-0 accent-accent"
        />
        {copy.published}
      </label>
      <Choice name="category" label={copy.category} options={categories} value={article.category} />
      {suits.length > 0 && (
        <div className="border-l-4 border-accent pl-3">
          <p className="small font-semibold">{copy.suits}</p>
          <FactChips facts={suits} copy={copy} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {langs.map((lang) => (
          <fieldset key={lang} className="grid min-w-0 gap-4">
            <legend className="font-bold">{copy.languages[lang]}</legend>
            {articleFields.map((field) => (
              <Field
                key={field}
                label={copy.fields[field]}
                hint={field === 'tags' ? copy.tagsHint : field === 'markdown' ? copy.marksHint : undefined}
                error={errors[`${lang}.${field}`]}
                look="box"
              >
                {(box) => (
                  <textarea
                    {...box}
                    name={`${lang}.${field}`}
                    lang={lang}
                    spellCheck
                    rows={field === 'markdown' ? 12 : 1}
                    defaultValue={article[lang][field]}
                    className={`${box.className} field-sizing-content resize-y py-2.5`}
                  />
                )}
              </Field>
            ))}
          </fieldset>
        ))}
      </div>
      <button type="submit" className="action action-signal justify-self-start">
        {copy.save}
      </button>
    </KeptForm>
  )
}
