import { Contents } from '#app/ui/contents.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { WriteOrCall } from '#app/ui/write-or-call.tsx'
import type { PrivacyContent } from './privacy-content.server.ts'

export const CONTENTS = 'privacy-contents'

export function PrivacyPage({ sections, ...page }: PrivacyContent) {
  return (
    <>
      <PageHead heading={page.heading} lead={page.subtitle}>
        <p className="small mt-4 text-ink-soft">
          {page.updatedLabel} <time dateTime={page.updated.day}>{page.updated.text}</time>
        </p>
      </PageHead>
      <div className="wrap grid gap-x-10 gap-y-10 pb-[clamp(3.5rem,8vw,7.5rem)] lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Contents
            id={CONTENTS}
            label={page.contents}
            entries={sections.map(({ id, heading }) => ({ id, text: heading }))}
          />
        </div>
        <div className="lg:col-span-8">
          <p className="measure border-l-4 border-line-strong pl-5 text-ink-soft">{page.confirmNote}</p>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <div className="later">
            <WriteOrCall write={page.write} call={page.call} />
          </div>
        </div>
      </div>
    </>
  )
}

function Section({ id, heading, paragraphs, list }: PrivacyContent['sections'][number]) {
  return (
    <section aria-labelledby={id} className="later mt-12">
      <h2 id={id} className="heading">
        {heading}
      </h2>
      <div className="measure mt-3 space-y-3">
        {paragraphs.map((text) => (
          <p key={text}>
            <LinkedText text={text} />
          </p>
        ))}
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
