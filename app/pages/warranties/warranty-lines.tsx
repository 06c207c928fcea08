import type { Lang } from '#app/content/language.ts'
import { type Content, content } from '#app/content/snapshot.ts'

/** The warranty table: each line with how long it lasts, then the other points the law asks a warranty to state. */
export function WarrantyLines({ lang }: { lang: Lang }) {
  const { caption, lines } = content(lang).warranties
  return (
    <section aria-label={caption} className="wrap">
      {lines.map((line) => (
        <WarrantyLine key={line.key} lang={lang} line={line} />
      ))}
    </section>
  )
}

type WarrantyLineProps = { lang: Lang; line: Content['warranties']['lines'][number] }

function WarrantyLine({ lang, line }: WarrantyLineProps) {
  const { columns, giver } = content(lang).warranties
  return (
    <article
      id={line.key}
      className="grid gap-x-10 gap-y-6 border-t-2 border-ink py-8 lg:grid-cols-12 lg:py-11"
    >
      <div className="lg:col-span-5">
        <h2 className="heading">{line.title}</h2>
        <dl className="mt-2">
          <dt className="sr-only">{columns.length}</dt>
          <dd className={`figure whitespace-normal text-balance ${sizeOf(line.length)}`}>{line.length}</dd>
        </dl>
      </div>
      <dl className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:col-span-7">
        <div className="sm:col-span-2">
          <dt className="label text-ink-soft">{columns.scope}</dt>
          <dd className="mt-1 text-[1.125rem]">{line.scope}</dd>
        </div>
        <Point label={columns.duties} text={line.duties} />
        <Point label={columns.claim} text={line.claim} />
        <Point label={columns.transferable} text={line.transferable} />
        <Point label={columns.giver} text={giver} />
      </dl>
    </article>
  )
}

/** A length that is a whole sentence is set smaller. */
function sizeOf(length: string): string {
  return length.length > 25
    ? 'text-[clamp(1.5rem,1.1rem+1.4vw,2.25rem)] leading-[1.1]'
    : 'text-[clamp(2.25rem,1.4rem+3.4vw,4.25rem)] leading-none'
}

function Point({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="label text-ink-soft">{label}</dt>
      <dd className="small mt-1">{text}</dd>
    </div>
  )
}
