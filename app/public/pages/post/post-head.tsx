import type { Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { listHref } from '#app/public/pages/blog/list-href.ts'
import { ShareLinks } from '#app/public/pages/blog/share-links.tsx'
import { minutesText } from '#app/public/pages/blog/shown-post.ts'
import { ReadingHead } from '#app/public/pages/parts/reading-head.tsx'
import { href } from '#app/site-map.ts'

/** Category, title, excerpt, author, date, reading time and share links. */
export function PostHead({ lang, post, path }: { lang: Lang; post: Post; path: string }) {
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
