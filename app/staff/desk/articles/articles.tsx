import { addressedArticles } from '#app/content/blog/addresses.ts'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { categories } from '#app/content/blog/categories.ts'
import { bundledFacts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { deskArticlePath } from '#app/desk-paths.ts'
import { articleTitle, isUnread, onlineText } from '#app/publishing/kinds/articles.ts'
import { deskArticlesCopy } from '#app/publishing/words/articles.ts'
import { openingCopy } from '#app/publishing/words/opening.ts'
import { openItems } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { EntryList, ListHead } from '#app/staff/desk/lists/entry-list.tsx'
import { Go } from '#app/staff/kit/fields.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/articles.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang } = staffPage(args)
  const { title, intro, write } = deskArticlesCopy(lang)
  return {
    ...(await deskFrame('articles', runtime, lang)),
    copy: { title, intro, write },
    entries: await listArticles(runtime, lang),
  }
}

/** Every article: those of the garage first, with drafts at the top, then those of the files. */
async function listArticles(runtime: Runtime, lang: Lang) {
  const copy = deskArticlesCopy(lang)
  const { itemAt, itemsOf } = await openItems(runtime)
  const own = itemsOf('articles').filter(({ path }) => path.startsWith('articles.own-'))
  const bundled = addressedArticles(bundledFacts).map(({ key }) => itemAt(`articles.${key}`))
  return [...own, ...bundled].flatMap(({ path, online, value, isDraft }) => {
    const article = value as WrittenArticle | null
    if (!article) return []
    const isNew = online === null
    const key = path.slice('articles.'.length)
    const where = isUnread(key) ? openingCopy(lang).answers.none : ''
    const state = isNew ? '' : where || onlineText(online as WrittenArticle, lang)
    return {
      href: deskArticlePath(key),
      name: articleTitle(article, lang),
      state: [categories[article.category][lang], state].filter(Boolean).join(', '),
      draft: isNew ? (article.published ? copy.toPublish : copy.begun) : isDraft ? copy.draft : undefined,
    }
  })
}

export default function DeskArticles({ loaderData: { copy, entries } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <ListHead copy={copy}>
        <Go look="signal" to={deskArticlePath()} label={copy.write} />
      </ListHead>
      <EntryList entries={entries} />
    </div>
  )
}
