import { popular, recent } from '#app/content/blog/picks.ts'
import { filterQuery, isNarrowed, readFilters } from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags, type MetaOptions } from '#app/public/seo/meta.ts'
import { documents } from '#app/site-map.ts'
import { Featured } from './blog/featured.tsx'
import { PostLines } from './blog/post-lines.tsx'
import { Results } from './blog/results.tsx'
import { ShareLinks } from './blog/share-links.tsx'
import type { Visit } from './page.ts'
import { ReadingHead } from './parts/reading-head.tsx'

export function head({ lang, path, query }: Visit): string {
  return headTags(content(lang).headings.blog, path, listing(query))
}

/** What search engines see: each page of the unfiltered list is a page of its own, search results are not listed. */
function listing(query: URLSearchParams): MetaOptions {
  const filters = readFilters(query)
  return isNarrowed(filters) ? { unlisted: true } : { search: filterQuery(filters) }
}

/** The featured articles, then those that match the filters in the query, with the newest and the most read beside them. */
export default function Blog({ lang, path, query }: Visit) {
  const { headings, posts, blog, interface: words } = content(lang)
  const filters = readFilters(query)
  return (
    <>
      <ReadingHead
        lang={lang}
        crumbs={[{ label: words.nav.blog }]}
        heading={headings.blog.heading}
        lead={blog.list.subtitle}
      />
      {posts.length > 0 && <Featured lang={lang} />}
      <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <Results lang={lang} filters={filters} className="lg:col-span-8" />
        <Beside lang={lang} path={path} />
      </div>
      <p className="wrap pb-8 print:hidden">
        <a href={documents[`feed.${lang}`].path} className="link inline-flex min-h-11 items-center">
          {blog.feed.link}
        </a>
      </p>
    </>
  )
}

/** The newest articles, the most read, and share links: beside the list at a desk, under it on a phone. */
function Beside({ lang, path }: { lang: Lang; path: string }) {
  const { headings, posts, blog } = content(lang)
  return (
    <aside className="grid content-start gap-10 md:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
      <PostLines lang={lang} heading={blog.list.recent} posts={recent(posts)} />
      <PostLines lang={lang} heading={blog.list.popular} posts={popular(posts)} />
      <section>
        <h2 className="label text-ink-soft">{blog.share.heading}</h2>
        <ShareLinks lang={lang} title={headings.blog.heading} path={path} />
      </section>
    </aside>
  )
}
