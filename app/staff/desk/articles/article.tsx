import { data, redirect } from 'react-router'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { categoriesIn } from '#app/content/blog/categories.ts'
import { photographKey } from '#app/content/blog/slugs.ts'
import type { Lang } from '#app/content/language.ts'
import { deskPicturePath } from '#app/desk-paths.ts'
import { type ArticleFigures, articleFigures } from '#app/publishing/article-rules.ts'
import { isPath, nameOf, shownValue } from '#app/publishing/items.ts'
import { isUnread, pageOfArticle } from '#app/publishing/kinds/articles.ts'
import { deskArticlesCopy } from '#app/publishing/words/articles.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { deskWordsCopy } from '#app/publishing/words/texts.ts'
import { plainPaths, previewPath } from '#app/site-map.ts'
import { type Item, openItem, openItems, seenIn } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { markHidden } from '#app/staff/desk/hidden.server.ts'
import { ItemPage } from '#app/staff/desk/item-page.tsx'
import { NEW, ownKey } from '#app/staff/desk/own-key.server.ts'
import { FactInserter } from '#app/staff/desk/words/fact-inserter.tsx'
import { everyFact } from '#app/staff/desk/words/words-edit.server.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/article.ts'
import {
  type ArticleErrors,
  articleRefusal,
  articleValues,
  emptyArticle,
  figureQuestion,
  readArticleForm,
  saveArticle,
  withFingerprint,
} from './article-edit.server.ts'
import { ArticleForm, WrongFields } from './article-form.tsx'

/** The article key in an address; a new key for a new article. @throws 404 */
function keyIn(name: string, sent?: FormDataEntryValue | null): string {
  if (name === NEW) return ownKey(sent)
  if (!isPath(`articles.${name}`)) throw data(null, { status: 404 })
  return name
}

type Checked = { figures?: ArticleFigures; errors?: ArticleErrors }

function filledForm(
  item: Item,
  article: WrittenArticle,
  lang: Lang,
  { figures = articleFigures(article), errors = {} }: Checked = {},
) {
  const isOnline = item.online !== null
  return {
    isOnline,
    filled: { values: articleValues(article, isOnline), errors },
    seen: withFingerprint(item),
    question: figureQuestion(article, figures, lang),
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, params } = staffPage(args)
  const key = keyIn(params.article)
  const item = await openItem(runtime, `articles.${key}`)
  const article = item.value as WrittenArticle | null
  // An article that was added and then undone no longer exists.
  if (!article && params.article !== NEW) throw data(null, { status: 404 })
  const { insert, insertThis, all, allHint, suits } = deskWordsCopy(lang)
  const copy = deskArticlesCopy(lang)
  const picture = photographKey(key)
  const isShown = item.isDraft || !isUnread(key)
  return {
    ...(await deskFrame('articles', runtime, lang)),
    copy: { ...copy, insert, insertThis, all, allHint, suits },
    key,
    heading: article ? markHidden(nameOf(item.path, article, lang), !isShown, lang) : copy.newTitle,
    look: article?.published && isShown ? previewPath(pageOfArticle(article, lang)) : undefined,
    categories: categoriesIn(lang).map(({ key: value, label }) => ({ value, label })),
    facts: everyFact(lang),
    photograph: article && picture ? deskPicturePath(picture) : undefined,
    form: filledForm(item, article ?? emptyArticle, lang),
  }
}

export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form, params } = staffPage(args)
  const key = keyIn(params.article, form.get('key'))
  const path = `articles.${key}`
  const seen = seenIn(form)
  const { itemAt, factsWithDrafts } = await openItems(runtime)
  const item = itemAt(path)
  const withDrafts = factsWithDrafts()
  const article = readArticleForm(form, { key, facts: withDrafts })
  const isUnfinished = item.online === null && form.get('intent') === 'keep'
  if (item.online === null) article.published = !isUnfinished
  const isKept = isUnfinished && shownValue(path, article) !== undefined
  const figures = articleFigures(article)
  const errors = isKept ? undefined : articleRefusal(article, { key, facts: withDrafts, lang, figures })
  if (errors) {
    const form = { ...filledForm(item, article, lang, { figures, errors }), seen }
    return data({ notice: deskCopy(lang).wrong, key, form }, { status: 400 })
  }
  const theirs = await saveArticle(runtime, { item, seen, article, by: me.email })
  if (!theirs) throw redirect(`${plainPaths.deskDrafts}?said=${isUnfinished ? 'kept' : 'saved'}`)
  return data(
    { notice: deskArticlesCopy(lang).conflict, key, form: filledForm(theirs, article, lang, { figures }) },
    { status: 409 },
  )
}

export default function DeskArticle({ loaderData, actionData, params }: Route.ComponentProps) {
  const { copy, heading, look, photograph, facts: offered, categories } = loaderData
  const { key, form } = actionData ?? loaderData
  const isRefused = actionData !== undefined
  return (
    <ItemPage
      back={{ to: plainPaths.deskArticles, label: copy.back }}
      beside={look && <Go href={look} label={copy.look} />}
      refused={
        actionData && (
          <>
            {actionData.notice}
            <WrongFields errors={form.filled.errors} copy={copy} />
          </>
        )
      }
    >
      <h2 className="heading wrap-anywhere">{heading}</h2>
      <FactInserter facts={offered} copy={copy}>
        <ArticleForm
          key={`${params.article} ${isRefused ? form.seen.was + form.seen.draft : ''}`}
          {...{ isRefused, articleKey: key, categories, photograph, form, copy }}
        />
      </FactInserter>
    </ItemPage>
  )
}
