import { ArrowLeft } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { PostContent } from './post-content.server.ts'

/** What the article is about, who says it, when, and how long it takes. */
export function PostHead(post: PostContent) {
  return (
    <>
      <BackLink {...post} className="wrap mt-3" />
      <header className="wrap pt-4 lg:pt-8">
        <a
          href={post.categoryHref}
          className="label inline-flex min-h-11 items-center text-accent hover:underline"
        >
          {post.category}
        </a>
        <h1 className="display max-w-[12.4em]">{post.title}</h1>
        <p className="lead measure mt-5 text-ink-soft">{post.excerpt}</p>
        <p className="small mt-5 flex flex-wrap gap-x-5 gap-y-1">
          <span className="font-semibold">{post.by}</span>
          <time dateTime={post.date}>{post.published}</time>
          <span>{post.minutes}</span>
        </p>
      </header>
    </>
  )
}

export function PostPicture({ picture }: PostContent) {
  return (
    <Picture
      picture={picture}
      sizes="100vw"
      eager
      className="shared-picture mt-6 h-[clamp(14rem,44vw,34rem)] w-full"
    />
  )
}

export function BackLink({ copy, list, className }: PostContent & { className: string }) {
  return (
    <p className={className}>
      <a href={list} className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-accent">
        <ArrowLeft size={20} />
        {copy.back}
      </a>
    </p>
  )
}
