import { popular, recent } from '#app/content/blog/picks.ts'
import { filterQuery, isNarrowed, readFilters } from '#app/content/blog/search.ts'
import { content } from '#app/content/snapshot.ts'
import type { Visit } from '#app/public/page.ts'
import { headTags, type MetaOptions } from '#app/seo/meta.ts'
import { documents } from '#app/site-map.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Featured } from './blog/featured.tsx'
import { PostLines } from './blog/post-lines.tsx'
import { Results } from './blog/results.tsx'
import { ShareLinks } from './blog/share-links.tsx'

export function head({ lang, path, query }: Visit): string {
  return headTags(content(lang).headings.blog, path, listing(query))
}

/** How search engines take a list's address: each page of the whole list is one of its own, a search's results are not listed. */
function listing(query: URLSearchParams): MetaOptions {
  const filters = readFilters(query)
  return isNarrowed(filters) ? { unlisted: true } : { search: filterQuery(filters) }
}

/** The list of articles: the featured ones, then those that fit the filters of the address. */
export default function Blog({ lang, path, query }: Visit) {
  const { headings, posts, blog } = content(lang)
  const { list, share, feed } = blog
  return (
    <>
      <PageHead heading={headings.blog.heading} lead={list.subtitle}>
        <a href={documents[`feed.${lang}`].path} className="link mt-3 inline-flex min-h-11 items-center">
          {feed.link}
        </a>
      </PageHead>
      <Featured lang={lang} />
      <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <Results lang={lang} filters={readFilters(query)} className="lg:col-span-8" />
        <aside className="grid content-start gap-10 md:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
          <PostLines lang={lang} heading={list.recent} posts={recent(posts)} />
          <PostLines lang={lang} heading={list.popular} posts={popular(posts)} />
          <section>
            <h2 className="label text-ink-soft">{share.heading}</h2>
            <ShareLinks lang={lang} title={headings.blog.heading} path={path} />
          </section>
        </aside>
      </div>
    </>
  )
}
