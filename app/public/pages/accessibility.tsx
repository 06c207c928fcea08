import type { ReactNode } from 'react'
import { longDate } from '#app/content/hours/dates.ts'
import { content } from '#app/content/snapshot.ts'
import { accessibilityUpdated } from '#app/content/texts/accessibility.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { LinkedParagraphs } from '#app/ui/linked-text.tsx'
import type { Visit } from './page.ts'
import { ReadingHead } from './parts/reading-head.tsx'
import { WriteOrCall } from './parts/write-or-call.tsx'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.accessibility, path)
}

export default function Accessibility({ lang }: Visit) {
  const { accessibility, headings, interface: words } = content(lang)
  const { target, tested, shortfalls, shop, contact } = accessibility
  return (
    <>
      <ReadingHead
        lang={lang}
        crumbs={[{ label: words.nav.accessibility }]}
        heading={headings.accessibility.heading}
        lead={accessibility.subtitle}
      >
        <p className="small mt-4 text-ink-soft">
          {accessibility.updatedLabel}{' '}
          <time dateTime={accessibilityUpdated}>{longDate(accessibilityUpdated, lang)}</time>
        </p>
      </ReadingHead>
      <div className="wrap pb-[clamp(3.5rem,8vw,7.5rem)]">
        <Part {...target} />
        <Part heading={tested.heading} paragraphs={[tested.intro]} items={tested.items} />
        <Part heading={shortfalls.heading} paragraphs={[shortfalls.intro]} items={shortfalls.items} />
        <Part {...shop} />
        <Part heading={contact.heading} paragraphs={contact.paragraphs}>
          <WriteOrCall lang={lang} />
        </Part>
      </div>
    </>
  )
}

type PartProps = {
  heading: string
  paragraphs: readonly string[]
  items?: readonly string[]
  /** Below the paragraphs and the list. */
  children?: ReactNode
}

/** The heading on the left, the text on the right; nothing where there is no text. */
function Part({ heading, paragraphs, items, children }: PartProps) {
  if (!paragraphs.length && !items && !children) return null
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-line-strong py-8 lg:grid-cols-12 lg:py-12">
      <h2 className="heading lg:col-span-4">{heading}</h2>
      <div className="lg:col-span-8">
        <div className="measure grid gap-y-3">
          <LinkedParagraphs texts={paragraphs} />
        </div>
        {items && (
          <ul className="measure mt-4 grid list-disc gap-y-2 pl-5">
            {items.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  )
}
