import { content } from '#app/content/snapshot.ts'
import type { Right } from '#app/content/texts/rights.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { Check } from '#app/ui/icon/icon.tsx'
import { Contents } from '#app/ui/section/contents.tsx'
import type { Visit } from './page.ts'
import { LinkLines } from './parts/link-lines.tsx'
import { ReadingHead } from './parts/reading-head.tsx'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.rights, path)
}

/** The rights that Quebec law gives to anyone who has a car repaired. */
export default function Rights({ lang }: Visit) {
  const { rights, privacy, pricing, headings, interface: words } = content(lang)
  return (
    <>
      <ReadingHead
        lang={lang}
        crumbs={[{ label: words.nav.rights }]}
        heading={headings.rights.heading}
        lead={rights.subtitle}
      />
      <div className="wrap grid gap-x-10 gap-y-10 pb-[clamp(3.5rem,8vw,7.5rem)] lg:grid-cols-12">
        <div className="lg:col-span-4 print:hidden">
          <Contents
            label={privacy.contents}
            entries={rights.rights.map(({ id, title }) => ({ id, text: title }))}
          />
        </div>
        <div className="lg:col-span-8">
          <p className="lead measure">{rights.intro}</p>
          {rights.rights.map((right) => (
            <RightText key={right.id} {...right} />
          ))}
          <aside className="measure mt-14 border-l-4 border-line-strong pl-5 text-ink-soft">
            <h2 className="heading text-ink">{rights.note.title}</h2>
            <p className="mt-2">{rights.note.text}</p>
          </aside>
        </div>
      </div>
      <LinkLines
        title={pricing.related.title}
        links={[
          { href: href('warranties', lang), label: rights.links.warranties },
          { href: href('pricing', lang), label: rights.links.pricing },
          { href: href('contact', lang), label: rights.links.contact },
        ]}
      />
    </>
  )
}

/** One right in plain words; what a document must contain is listed in a box like a form. */
function RightText({ id, title, text, points, article }: Right) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-14 scroll-mt-4 first-of-type:mt-12">
      <h2 id={`${id}-title`} className="heading">
        {title}
      </h2>
      <div className="measure mt-3 grid gap-3">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {points && (
        <ul className="measure mt-5 border border-line-strong bg-surface">
          {points.map((point) => (
            <li
              key={point}
              className="flex items-baseline gap-3 px-4 py-2.5 not-first:border-t not-first:border-line"
            >
              <Check size={16} className="shrink-0 translate-y-0.5 text-ink-soft" />
              {point}
            </li>
          ))}
        </ul>
      )}
      {article && <p className="small mt-3 text-ink-soft">{article}</p>}
    </section>
  )
}
