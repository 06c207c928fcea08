import { data, Link, redirect } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { adminContext } from '#app/accounts/guards.server.ts'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { categoriesIn } from '#app/content/blog/categories.ts'
import { facts } from '#app/content/facts.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import { deskArticlesCopy } from '#app/content/staff/desk-articles.ts'
import { deskWordsCopy } from '#app/content/staff/desk-words.ts'
import { postedContext, runtimeContext } from '#app/context.server.ts'
import { offeredFacts } from '#app/desk/fact-codes.ts'
import { isPath } from '#app/desk/items.ts'
import { plainPaths, previewPath } from '#app/site-map.ts'
import { type Item, openItems, saveEdit } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { FactInserter } from '#app/staff/desk/words/fact-inserter.tsx'
import { markOf } from '#app/staff/desk/words/mark.server.ts'
import { shownFacts } from '#app/staff/desk/words/words-edit.server.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { TabLinks } from '#app/staff/kit/tab-links.tsx'
import type { Route } from './+types/article.ts'
import { type ArticleRefusal, articleRefusal, readArticleForm } from './article-edit.server.ts'
import { ArticleForm } from './article-form.tsx'
import { articleName, pageOfArticle } from './article-words.server.ts'

/** @throws 404 where an address names no article */
function pathIn(slug: string): string {
  const path = `articles.${slug}`
  if (!isPath(path)) throw data(null, { status: 404 })
  return path
}

/** An article is too long to be sent back as it was: a mark of it says whether it changed. */
const marked = ({ online, seen }: Item) => ({ ...seen, was: markOf(online) })

const NOTHING_WRONG: ArticleRefusal = { errors: {}, suits: [] }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const path = pathIn(params.article)
  const item = (await openItems(runtime))(path)
  const { insert, insertThis, all, allHint, suits, wrong } = deskWordsCopy(lang)
  return {
    ...(await deskFrame('articles', runtime, lang)),
    copy: { ...deskArticlesCopy(lang), insert, insertThis, all, allHint, suits, wrong },
    about: path,
    restored: deskCopy(lang).restored,
    heading: articleName(item.value, lang),
    look: previewPath(pageOfArticle(params.article, lang)),
    categories: categoriesIn(lang).map(({ key, label }) => ({ value: key, label })),
    facts: shownFacts(
      offeredFacts(facts()).map(({ code }) => code),
      lang,
    ),
    form: { article: item.value as WrittenArticle, seen: marked(item), ...NOTHING_WRONG },
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const path = pathIn(params.article)
  const { form } = context.get(postedContext)
  const seen = { was: `${form.get('was') ?? ''}`, draft: `${form.get('draft') ?? ''}` }
  const item = (await openItems(runtime))(path)
  const article = readArticleForm(form, item.online as WrittenArticle)
  const { wrong } = deskWordsCopy(lang)
  const refused = articleRefusal(article, lang)
  if (refused) return data({ said: wrong, form: { article, seen, ...refused } }, { status: 400 })
  const isFresh = seen.was === marked(item).was
  const theirs = await saveEdit(runtime, {
    path,
    now: article,
    seen: { ...seen, was: isFresh ? item.seen.was : '' },
    by: context.get(adminContext).email,
  })
  if (!theirs) throw redirect(`${plainPaths.deskDrafts}?said=saved`)
  const said = deskArticlesCopy(lang).conflict
  return data({ said, form: { article, seen: marked(theirs), ...NOTHING_WRONG } }, { status: 409 })
}

export const meta = staffMeta

export default function DeskArticle({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, tabs, heading, look, facts: offered, about, restored, categories } = loaderData
  const form = actionData?.form ?? loaderData.form
  return (
    <div className="grid gap-6">
      <TabLinks {...tabs} />
      <p className="flex flex-wrap gap-x-6">
        <Link to={plainPaths.deskArticles} className="link inline-flex min-h-11 items-center">
          ← {copy.back}
        </Link>
        {/* A whole page of its own, with its own styles. */}
        <a href={look} className="link inline-flex min-h-11 items-center">
          {copy.look}
        </a>
      </p>
      {actionData && (
        <Banner tone="bad" role="alert">
          {actionData.said}
        </Banner>
      )}
      <h2 className="heading wrap-anywhere">{heading}</h2>
      <FactInserter facts={offered} copy={copy}>
        <ArticleForm key={form.seen.was + form.seen.draft} {...{ about, restored, categories, form, copy }} />
      </FactInserter>
    </div>
  )
}
