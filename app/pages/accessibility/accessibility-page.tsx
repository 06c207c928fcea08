import type { ReactNode } from 'react'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { WriteOrCall } from '#app/ui/write-or-call.tsx'
import type { AccessibilityContent } from './accessibility-content.server.ts'

export function AccessibilityPage({
  target,
  tested,
  shortfalls,
  shop,
  contact,
  ...page
}: AccessibilityContent) {
  return (
    <>
      <PageHead heading={page.heading} lead={page.subtitle}>
        <p className="small mt-4 text-ink-soft">
          {page.updatedLabel} <time dateTime={page.updated.day}>{page.updated.text}</time>
        </p>
      </PageHead>
      <div className="wrap pb-[clamp(3.5rem,8vw,7.5rem)]">
        <Part {...target} />
        <Part heading={tested.heading} paragraphs={[tested.intro]} items={tested.items} />
        <Part later heading={shortfalls.heading} paragraphs={[shortfalls.intro]} items={shortfalls.items} />
        <Part later {...shop} />
        <Part later {...contact}>
          <WriteOrCall
            write={{ href: page.email, label: contact.writeButton }}
            call={{ href: page.phone, label: contact.callButton }}
          />
        </Part>
      </div>
    </>
  )
}

type PartProps = {
  heading: string
  paragraphs: readonly string[]
  items?: readonly string[]
  /** Below what the page opens with. */
  later?: boolean
  children?: ReactNode
}

/** What it is about on the left, what there is to say on the right. */
function Part({ heading, paragraphs, items, later, children }: PartProps) {
  return (
    <section
      className={`grid gap-x-10 gap-y-4 border-t border-line-strong py-8 lg:grid-cols-12 lg:py-12 ${later ? 'later' : ''}`}
    >
      <h2 className="heading lg:col-span-4">{heading}</h2>
      <div className="lg:col-span-8">
        <div className="measure space-y-3">
          {paragraphs.map((text) => (
            <p key={text}>
              <LinkedText text={text} />
            </p>
          ))}
        </div>
        {items && (
          <ul className="measure mt-4 list-disc space-y-2 pl-5">
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
