import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Written } from '#app/ui/written.tsx'
import { write } from '#app/written.server.ts'
import type { Route } from './+types/blog.ts'
import { blogContent, listing, RESULTS } from './blog/blog-content.server.ts'
import { Featured } from './blog/featured.tsx'
import { PostLines } from './blog/post-lines.tsx'
import { Results } from './blog/results.tsx'
import { ShareLinks } from './blog/share-links.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  const blog = blogContent(lang, url.searchParams)
  write(context, {
    head: (
      <PageHead heading={blog.heading} lead={blog.subtitle}>
        <a href={blog.feed.href} className="link mt-3 inline-flex min-h-11 items-center">
          {blog.feed.label}
        </a>
      </PageHead>
    ),
    results: <Results anchor={RESULTS} filters={blog.filters} results={blog.results} />,
    recent: <PostLines {...blog.sidebar.recent} />,
    popular: <PostLines {...blog.sidebar.popular} />,
  })
  return {
    featured: blog.featured,
    share: blog.share,
    meta: pageMeta(content(lang).headings.blog, url.pathname, listing(url.searchParams)),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Blog({ loaderData: { featured, share } }: Route.ComponentProps) {
  return (
    <>
      <Written part="head" />
      <Featured featured={featured} />
      <div className="later wrap section grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <Written part="results" className="lg:col-span-8" />
        <aside className="grid content-start gap-10 md:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
          <Written part="recent" />
          <Written part="popular" />
          <section>
            <h2 className="label text-ink-soft">{share.heading}</h2>
            <ShareLinks share={share} />
          </section>
        </aside>
      </div>
    </>
  )
}
