import { Link } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { categories } from '#app/content/blog/categories.ts'
import { blogSlugs } from '#app/content/blog/slugs.ts'
import { deskArticlesCopy } from '#app/content/staff/desk-articles.ts'
import { runtimeContext } from '#app/context.server.ts'
import { isPath } from '#app/desk/items.ts'
import { deskArticlePath } from '#app/desk-paths.ts'
import { openItems } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { TabLinks } from '#app/staff/kit/tab-links.tsx'
import type { Route } from './+types/articles.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const { title, intro, online, down, draft } = deskArticlesCopy(lang)
  const itemAt = await openItems(runtime)
  return {
    ...(await deskFrame('articles', runtime, lang)),
    copy: { title, intro },
    articles: blogSlugs
      .filter(({ fr }) => isPath(`articles.${fr}`))
      .map(({ fr: slug }) => {
        const item = itemAt(`articles.${slug}`)
        const article = item.value as WrittenArticle
        const state = (item.online as WrittenArticle).published ? online : down
        return {
          slug,
          title: article[lang].title,
          state: `${categories[article.category][lang]}, ${state}`,
          draft: item.isDraft ? draft : undefined,
        }
      }),
  }
}

export const meta = staffMeta

export default function DeskArticles({ loaderData: { copy, tabs, articles } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <TabLinks {...tabs} />
      <div className="grid gap-2">
        <h2 className="heading">{copy.title}</h2>
        <p className="measure text-ink-soft">{copy.intro}</p>
      </div>
      <ul className="divide-y divide-line border border-line bg-surface px-4 md:px-6">
        {articles.map(({ slug, title, state, draft }) => (
          <li key={slug}>
            <Link
              to={deskArticlePath(slug)}
              className="grid min-h-14 content-center gap-0.5 py-3 hover:bg-steel"
            >
              <span className="font-semibold wrap-anywhere">{title}</span>
              <span className="small text-ink-soft">{state}</span>
              {draft && <span className="small font-semibold text-accent">{draft}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
