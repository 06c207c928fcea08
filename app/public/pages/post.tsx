import type { Post } from '#app/content/blog/posts.ts'
import { facts } from '#app/content/facts.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { postAt } from '#app/public/seo/subjects.ts'
import { href } from '#app/site-map.ts'
import { CallBand } from '#app/ui/call-band.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Contents } from '#app/ui/section/contents.tsx'
import { ShareLinks } from './blog/share-links.tsx'
import { postPicture } from './blog/shown-post.ts'
import type { Visit } from './page.ts'
import { ArticleBody } from './post/article.tsx'
import { PostHead } from './post/post-head.tsx'
import { ReadOn } from './post/read-on.tsx'
import { Signature } from './post/signature.tsx'

/** An article with at least this many headings has a table of contents. */
const HEADINGS_FOR_CONTENTS = 3

export function head(visit: Visit): string {
  const { title, excerpt } = postOf(visit)
  return headTags({ title, description: excerpt }, visit.path)
}

export default function PostPage(visit: Visit) {
  const { lang, path } = visit
  const post = postOf(visit)
  const { share, post: words } = content(lang).blog
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
        call={{ href: `tel:${facts().business.phone}`, label: words.callToAction.callButton }}
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
