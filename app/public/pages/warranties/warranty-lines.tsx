import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'

/** The warranty table: how long each kind of work is covered, and for what. */
export function WarrantyLines({ lang }: { lang: Lang }) {
  const { caption, columns, lines } = content(lang).warranties
  if (lines.length === 0) return null
  return (
    <section aria-label={caption} className="wrap pb-8 lg:pb-14">
      {lines.map(({ key, title, length, scope, duties }) => (
        <article
          key={key}
          id={key}
          className="grid gap-x-10 gap-y-2 border-b border-line-strong py-5 last:border-b-0 lg:grid-cols-12 lg:py-8"
        >
          <h2 className="heading lg:col-span-3">{title}</h2>
          <dl className="contents">
            <div className="lg:col-span-4">
              <dt className="sr-only">{columns.length}</dt>
              <dd className={`figure whitespace-normal text-balance ${sizeOf(length)}`}>{length}</dd>
            </div>
            <div className="lg:col-span-5">
              <dt className="sr-only">{columns.scope}</dt>
              <dd className="measure">{scope}</dd>
            </div>
            {duties && (
              <div className="lg:col-span-5 lg:col-start-8">
                <dt className="sr-only">{columns.duties}</dt>
                <dd className="measure">{duties}</dd>
              </div>
            )}
          </dl>
        </article>
      ))}
    </section>
  )
}

/** A length that is a whole sentence is set smaller. */
function sizeOf(length: string): string {
  return length.length > 25
    ? 'text-xl leading-tight xl:text-[1.625rem]'
    : 'text-[min(clamp(2.25rem,1.6rem+2vw,3.5rem),11vw)] leading-none'
}
