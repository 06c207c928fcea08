import type { Lang } from '#app/content/language.ts'
import { counted } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

type ResultCountProps = { lang: Lang; total: number; narrowed: boolean }

/** How many articles match, and a link back to all of them. */
export function ResultCount({ lang, total, narrowed }: ResultCountProps) {
  const { results, clear } = content(lang).blog.list
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <p className="figure flex min-h-11 items-center">{counted(results, total, lang)}</p>
      {narrowed && (
        <a href={href('blog', lang)} className="link inline-flex min-h-11 items-center">
          {clear}
        </a>
      )}
    </div>
  )
}
