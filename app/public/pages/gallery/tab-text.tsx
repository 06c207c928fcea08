import type { GalleryTab } from '#app/content/gallery.ts'
import type { Lang } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'

/** What the pictures show, and the benefits for the visitor. */
export function TabText({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { serviceLink, benefitsTitle, tabs } = content(lang).gallery
  const { title, subtitle, description, benefits } = tabs[tab]
  const { label, slug } = service(tab)
  return (
    <section aria-labelledby="tab-title">
      <div className="wrap grid py-[clamp(2.25rem,5vw,4.5rem)] gap-x-14 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="tab-title" className="title">
            {title}
          </h2>
          <p className="lead mt-2 text-ink-soft">{subtitle}</p>
          <p className="measure mt-3 text-[1.0625rem]">{description}</p>
          <ActionLink href={href('service', lang, slug[lang])} tone="text" className="mt-1">
            {serviceLink}
            <span className="sr-only">{`, ${label[lang]}`}</span> <ArrowRight size={18} />
          </ActionLink>
        </div>
        {benefits.length > 0 && (
          <div className="lg:col-span-6">
            <h3 className="label text-ink-soft">{benefitsTitle}</h3>
            <dl data-reveal="" className="mt-2 border-t border-line-strong">
              {benefits.map(({ title, description }) => (
                <div
                  key={title}
                  className="grid gap-x-8 gap-y-0.5 border-b border-line py-2.5 sm:grid-cols-[2fr_3fr]"
                >
                  <dt className="leading-snug font-bold">{title}</dt>
                  <dd className="text-ink-soft">{description}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  )
}
