import { featured, popular, recent } from '#app/content/blog/picks.ts'
import type { Post } from '#app/content/blog/posts.ts'
import { filterQuery, isNarrowed, readFilters } from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { namedPicture } from '#app/content/picture-data.server.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags, type MetaOptions } from '#app/public/seo/meta.ts'
import { documents, href } from '#app/site-map.ts'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { SlideShow } from '#app/ui/picture/slide-show.tsx'
import { Results } from './blog/results.tsx'
import { ShareLinks } from './blog/share-links.tsx'
import { minutesText, postPicture } from './blog/shown-post.ts'
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
        lead={posts.length > 0 && blog.list.subtitle}
      />
      {posts.length > 0 && <Featured lang={lang} />}
      <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <Results lang={lang} filters={filters} className="lg:col-span-8" />
        <Beside lang={lang} path={path} />
      </div>
      {posts.length > 0 && (
        <p className="wrap pb-8 print:hidden">
          <a href={documents[`feed.${lang}`].path} className="link inline-flex min-h-11 items-center">
            {blog.feed.link}
          </a>
        </p>
      )}
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

/** The featured posts, one at a time. */
function Featured({ lang }: { lang: Lang }) {
  const { posts, blog, interface: words } = content(lang)
  return (
    <section aria-label={blog.list.featuredLabel} className="bg-steel">
      <div className="wrap py-8 lg:py-12">
        <SlideShow
          label={blog.list.featuredLabel}
          words={words.carousel}
          every={4000}
          trackClass="gap-x-4"
          slides={featured(posts).map((post, index) => ({
            key: post.slug,
            node: (
              <WidePost lang={lang} post={post} picture={featuredPicture(post, lang)} eager={index === 0} />
            ),
          }))}
        />
      </div>
    </section>
  )
}

/** The post is also a card below, so it shows its other picture here. */
function featuredPicture(post: Post, lang: Lang) {
  return post.featuredImage ? namedPicture(post.featuredImage, lang) : postPicture(post, lang)
}

type WidePostProps = {
  lang: Lang
  post: Post
  picture: PictureSource
  eager: boolean
}

/** A post as wide as the page: picture and text side by side. */
function WidePost({ lang, post, picture, eager }: WidePostProps) {
  return (
    <article className="group relative grid h-full gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-center">
      <Picture
        picture={picture}
        sizes="(min-width: 1024px) 55vw, 94vw"
        eager={eager}
        className="aspect-[3/2] w-full lg:col-span-7 lg:aspect-[16/9]"
      />
      <div className="lg:col-span-5">
        <p className="label flex flex-wrap gap-x-3 text-ink-soft">
          <span className="text-accent">{post.categoryLabel}</span>
          <time dateTime={post.date}>{post.dateText}</time>
        </p>
        <h2 className="title mt-3">
          <a
            href={href('post', lang, post.slug)}
            className="after:absolute after:inset-0 group-hover:text-accent"
          >
            {post.title}
          </a>
        </h2>
        <p className="lead measure mt-4 text-ink-soft">{post.excerpt}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-6">
          <span aria-hidden="true" className="action action-line">
            {content(lang).blog.list.read}
          </span>
          <span className="small text-ink-soft">{minutesText(post, lang)}</span>
        </p>
      </div>
    </article>
  )
}

type PostLinesProps = { lang: Lang; heading: string; posts: readonly Post[] }

/** Posts as lines beside the list: title and date only. */
function PostLines({ lang, heading, posts }: PostLinesProps) {
  return (
    posts.length > 0 && (
      <section>
        <h2 className="label text-ink-soft">{heading}</h2>
        <ul className="mt-3 border-t border-line-strong">
          {posts.map((post) => (
            <li key={post.slug} className="border-b border-line">
              <a href={href('post', lang, post.slug)} className="block py-3 hover:text-accent">
                <span className="block font-semibold">{post.title}</span>
                <time dateTime={post.date} className="small text-ink-soft">
                  {post.dateText}
                </time>
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}
