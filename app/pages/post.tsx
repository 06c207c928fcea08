import { redirect } from 'react-router'
import { langOf } from '#app/content/language.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Contents } from '#app/ui/contents.tsx'
import { CurrentEntry } from '#app/ui/current-entry.tsx'
import { Written } from '#app/ui/written.tsx'
import { write } from '#app/written.server.ts'
import type { Route } from './+types/post.ts'
import { ShareLinks } from './blog/share-links.tsx'
import { Article } from './post/article.server.tsx'
import { postAt, postContent } from './post/post-content.server.ts'
import { PostCall, ReadOn, Signature } from './post/post-end.tsx'
import { PostHead, PostPicture } from './post/post-head.tsx'

/** The table of contents, for what marks the heading being read. */
const CONTENTS = 'contents'

export function loader({ params, url, context }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  const found = postAt(params.slug, lang)
  if ('moved' in found) throw redirect(found.moved, 301)
  if ('unknown' in found) throw redirect(found.unknown)
  const post = postContent(found.post, lang)
  write(context, {
    head: <PostHead {...post} />,
    picture: <PostPicture {...post} />,
    contents: post.contents && <Contents id={CONTENTS} label={post.contents} entries={post.headings} />,
    article: <Article {...post} />,
    signature: <Signature {...post} />,
    call: <PostCall {...post} />,
    'read-on': <ReadOn {...post} />,
  })
  return {
    share: post.share,
    meta: pageMeta({ title: post.title, description: post.excerpt }, url.pathname),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Post({ loaderData: { share } }: Route.ComponentProps) {
  return (
    <>
      <article>
        <Written part="head" />
        <section className="wrap small mt-2 flex flex-wrap items-center gap-x-6">
          <h2 className="label text-ink-soft">{share.heading}</h2>
          <ShareLinks share={share} short />
        </section>
        <Written part="picture" />
        <div className="wrap grid gap-x-10 gap-y-8 pt-8 pb-[clamp(3.5rem,8vw,7.5rem)] lg:grid-cols-12 lg:pt-12">
          <div className="later lg:col-span-4">
            <Written part="contents" className="contents" />
            <CurrentEntry of={CONTENTS} />
          </div>
          <div className="lg:col-span-8">
            <Written part="article" />
            <Written part="signature" className="later" />
            <section className="later mt-4 flex flex-wrap items-baseline gap-x-5 border-t border-line pt-3">
              <h2 className="label text-ink-soft">{share.heading}</h2>
              <ShareLinks share={share} />
            </section>
          </div>
        </div>
      </article>
      <Written part="call" />
      <Written part="read-on" />
    </>
  )
}
