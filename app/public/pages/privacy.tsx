import { longDate } from '#app/content/hours/dates.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { privacyUpdated } from '#app/content/texts/privacy.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { LinkedParagraphs } from '#app/ui/linked-text.tsx'
import { Contents } from '#app/ui/section/contents.tsx'
import type { Visit } from './page.ts'
import { ReadingHead } from './parts/reading-head.tsx'
import { WriteOrCall } from './parts/write-or-call.tsx'

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.privacy, path)
}

export default function Privacy({ lang }: Visit) {
  const { privacy, headings, interface: words } = content(lang)
  return (
    <>
      <ReadingHead
        lang={lang}
        crumbs={[{ label: words.nav.privacy }]}
        heading={headings.privacy.heading}
        lead={privacy.subtitle}
      >
        <p className="small mt-4 text-ink-soft">
          {privacy.updatedLabel} <time dateTime={privacyUpdated}>{longDate(privacyUpdated, lang)}</time>
        </p>
      </ReadingHead>
      <div className="wrap grid gap-x-10 gap-y-10 pb-[clamp(3.5rem,8vw,7.5rem)] lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Contents
            label={privacy.contents}
            entries={privacy.sections.map(({ id, heading }) => ({ id, text: heading }))}
          />
        </div>
        <div className="lg:col-span-8">
          {privacy.sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <WriteOrCall lang={lang} />
        </div>
      </div>
    </>
  )
}

function Section({ id, heading, paragraphs, list }: Content['privacy']['sections'][number]) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="heading">
        {heading}
      </h2>
      <div className="measure mt-3 grid gap-y-3">
        <LinkedParagraphs texts={paragraphs} />
      </div>
      {list && (
        <ul className="measure mt-4 border-t border-line">
          {list.map((text) => (
            <li key={text} className="border-b border-line py-2.5">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
