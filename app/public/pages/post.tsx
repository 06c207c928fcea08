import { related } from '#app/content/blog/picks.ts'
import type { Post } from '#app/content/blog/posts.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { postAt } from '#app/public/seo/subjects.ts'
import { href } from '#app/site-map.ts'
import { CallBand } from '#app/ui/call-band.tsx'
import { ArrowLeft } from '#app/ui/icon/icon.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Contents } from '#app/ui/section/contents.tsx'
import { PostCard } from './blog/post-card.tsx'
import { listHref } from './blog/results.tsx'
import { ShareLinks } from './blog/share-links.tsx'
import { minutesText, postPicture } from './blog/shown-post.ts'
import type { Visit } from './page.ts'
import { ReadingHead } from './parts/reading-head.tsx'
import { ArticleBody } from './post/article.tsx'

/** An article with at least this many headings has a table of contents. */
const HEADINGS_FOR_CONTENTS = 3

export function head(visit: Visit): string {
  const { title, excerpt } = postOf(visit)
  return headTags({ title, description: excerpt }, visit.path)
}

export default function PostPage(visit: Visit) {
  const { lang, path } = visit
  const post = postOf(visit)
  const { blog, contact } = content(lang)
  const { share, post: words } = blog
  return (
    <>
      <article>
        <PostHead lang={lang} post={post} path={path} />
        <Picture
          picture={postPicture(post, lang)}
          sizes="100vw"
          eager
          className="shared-picture h-[clamp(14rem,44vw,34rem)] w-full"
        />
        <div className="wrap grid gap-x-10 gap-y-8 pt-8 pb-[clamp(3.5rem,8vw,7.5rem)] lg:grid-cols-12 lg:pt-12">
          <div className="lg:col-span-4">
            {post.headings.length >= HEADINGS_FOR_CONTENTS && (
              <Contents label={words.contents} entries={post.headings} />
            )}
          </div>
          <div className="lg:col-span-8">
            <ArticleBody markdown={post.markdown} headings={post.headings} />
            <section className="mt-10 flex flex-wrap items-center gap-x-6 border-t border-line pt-2 print:hidden">
              <h2 className="label text-ink-soft">{share.heading}</h2>
              <ShareLinks lang={lang} title={post.title} path={path} />
            </section>
            <Signature lang={lang} post={post} />
          </div>
        </div>
      </article>
      <CallBand
        heading={words.callToAction.heading}
        text={words.callToAction.text}
        action={{ href: href('contact', lang), label: words.callToAction.quoteButton }}
        call={{ href: `tel:${facts().business.phone}`, label: contact.phone.call }}
      />
      <ReadOn lang={lang} post={post} />
    </>
  )
}

/** @throws if there is no article at the path: such a path is redirected before (`moved-post.ts`). */
function postOf({ place }: Visit): Post {
  const post = place && postAt(place)
  if (!post) throw new Error('No article at this address')
  return post
}

/** Category, title, excerpt, author, date, reading time and share links. */
function PostHead({ lang, post, path }: { lang: Lang; post: Post; path: string }) {
  const { blog, interface: words } = content(lang)
  const { by, published } = blog.post
  return (
    <ReadingHead
      lang={lang}
      crumbs={[
        { label: words.nav.blog, href: href('blog', lang) },
        { label: post.categoryLabel, href: listHref({ category: post.category }, lang) },
      ]}
      heading={post.title}
      lead={post.excerpt}
    >
      <p className="small mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <span className="font-semibold">{fillSlots(by, { author: post.author })}</span>
        <time dateTime={post.date}>{fillSlots(published, { date: post.dateText })}</time>
        <span>{minutesText(post, lang)}</span>
      </p>
      <div className="mt-2 print:hidden">
        <ShareLinks lang={lang} title={post.title} path={path} />
      </div>
    </ReadingHead>
  )
}

/** The author and the tags. */
function Signature({ lang, post }: { lang: Lang; post: Post }) {
  const { author, tags } = content(lang).blog.post
  return (
    <>
      <section className="mt-8 border-t-2 border-ink pt-5">
        <h2 className="label text-ink-soft">{author.heading}</h2>
        <p className="heading mt-2 first-letter:uppercase">{post.author}</p>
        <p className="measure mt-2">
          <LinkedText text={author.text} />
        </p>
      </section>
      <section className="mt-8 flex flex-wrap items-baseline gap-x-5 border-t border-line pt-3">
        <h2 className="label text-ink-soft">{tags}</h2>
        <ul className="flex flex-wrap gap-x-5">
          {post.tags.map((tag) => (
            <li key={tag}>
              <a
                href={listHref({ q: tag }, lang)}
                className="link inline-flex min-h-11 min-w-11 items-center"
              >
                {tag}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Related articles, and a link back to the list. */
function ReadOn({ lang, post }: { lang: Lang; post: Post }) {
  const { posts, blog } = content(lang)
  const others = related(posts, post)
  return (
    <div className="wrap section print:hidden">
      {others.length > 0 && (
        <section>
          <h2 className="title mb-8">{blog.post.related}</h2>
          <ul
            data-reveal=""
            className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 ${others.length > 2 ? 'lg:grid-cols-3' : ''}`}
          >
            {others.map((other) => (
              <li key={other.slug}>
                <PostCard lang={lang} post={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <BackLink lang={lang} className="mt-10" />
    </div>
  )
}

/** A link back to the list, above an article and at its end. */
function BackLink({ lang, className }: { lang: Lang; className: string }) {
  return (
    <p className={`print:hidden ${className}`}>
      <a
        href={href('blog', lang)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-accent"
      >
        <ArrowLeft size={20} />
        {content(lang).blog.post.back}
      </a>
    </p>
  )
}
