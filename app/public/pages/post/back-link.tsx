import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ArrowLeft } from '#app/ui/icon/icon.tsx'

/** A link back to the list, above an article and at its end. */
export function BackLink({ lang, className }: { lang: Lang; className: string }) {
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
