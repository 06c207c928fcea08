import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import type { GalleryContent } from './gallery-content.server.ts'

/** What the pictures show, and what it changes for the visitor. */
export function TabText({ page }: { page: GalleryContent }) {
  return (
    <section aria-labelledby="tab-title">
      <div className="wrap section grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="tab-title" className="title">
            {page.title}
          </h2>
          <p className="lead mt-3 text-ink-soft">{page.subtitle}</p>
          <p className="measure mt-5 text-[1.125rem]">{page.description}</p>
          <ActionLink href={page.serviceHref} tone="text" className="mt-3">
            {page.serviceLink}
            <span className="sr-only">{`: ${page.label}`}</span> <ArrowRight size={18} />
          </ActionLink>
        </div>
        <div className="later lg:col-span-6">
          <h3 className="label text-ink-soft">{page.benefitsTitle}</h3>
          <dl className="mt-3 border-t border-line-strong">
            {page.benefits.map(({ title, description }) => (
              <div
                key={title}
                className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[2fr_3fr]"
              >
                <dt className="text-[1.125rem] leading-snug font-bold">{title}</dt>
                <dd className="text-ink-soft">{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
