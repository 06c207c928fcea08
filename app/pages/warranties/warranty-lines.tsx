import type { WarrantiesContent } from './warranties-content.server.ts'

type WarrantyLinesProps = Pick<WarrantiesContent, 'caption' | 'lines'>

/** The warranty table: each line with how long it lasts, then the other points the law asks a warranty to state. */
export function WarrantyLines({ caption, lines }: WarrantyLinesProps) {
  return (
    <section aria-label={caption} className="wrap">
      {lines.map(({ key, title, length, points }, index) => (
        <article
          key={key}
          id={key}
          className={`grid gap-x-10 gap-y-6 border-t-2 border-ink py-8 lg:grid-cols-12 lg:py-11 ${index > 0 ? 'later' : ''}`}
        >
          <div className="lg:col-span-5">
            <h2 className="heading">{title}</h2>
            <dl className="mt-2">
              <dt className="sr-only">{length.label}</dt>
              <dd
                className={`figure whitespace-normal text-balance ${length.text.length > 25 ? 'text-[clamp(1.5rem,1.1rem+1.4vw,2.25rem)] leading-[1.1]' : 'text-[clamp(2.25rem,1.4rem+3.4vw,4.25rem)] leading-none'}`}
              >
                {length.text}
              </dd>
            </dl>
          </div>
          <dl className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:col-span-7">
            {points.map(({ label, text }, place) => (
              <div key={label} className={place === 0 ? 'sm:col-span-2' : undefined}>
                <dt className="label text-ink-soft">{label}</dt>
                <dd className={place === 0 ? 'mt-1 text-[1.125rem]' : 'small mt-1'}>{text}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </section>
  )
}
