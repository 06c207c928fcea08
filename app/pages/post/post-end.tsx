import { CallBand } from '#app/ui/call-band.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { PostCard } from '../blog/post-card.tsx'
import type { PostContent } from './post-content.server.ts'
import { BackLink } from './post-head.tsx'

/** Who wrote it, and the words it is found by. */
export function Signature({ author, copy, tagLinks }: PostContent) {
  return (
    <>
      <section className="mt-14 border-t-2 border-ink pt-5">
        <h2 className="label text-ink-soft">{author.heading}</h2>
        <p className="heading mt-2">{author.name}</p>
        <p className="measure mt-2">
          <LinkedText text={author.text} />
        </p>
      </section>
      <section className="mt-8 flex flex-wrap items-baseline gap-x-5 border-t border-line pt-3">
        <h2 className="label text-ink-soft">{copy.tags}</h2>
        <ul className="flex flex-wrap gap-x-5">
          {tagLinks.map(({ tag, href }) => (
            <li key={tag}>
              <a href={href} className="link inline-flex min-h-11 items-center">
                {tag}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** What to do about it. */
export function PostCall({ callToAction, quote, phone }: PostContent) {
  return (
    <CallBand
      heading={callToAction.heading}
      text={callToAction.text}
      action={{ href: quote, label: callToAction.quoteButton }}
      call={{ href: phone, label: callToAction.callButton }}
    />
  )
}

/** Where to read on. */
export function ReadOn(post: PostContent) {
  return (
    <div className="later wrap section">
      {post.related.length > 0 && (
        <section>
          <h2 className="title mb-8">{post.copy.related}</h2>
          <ul
            className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 ${post.related.length > 2 ? 'lg:grid-cols-3' : ''}`}
          >
            {post.related.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <BackLink {...post} className="mt-10" />
    </div>
  )
}
