import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import type { ServiceProps } from './hero.tsx'

/** Frequent questions about the service, one answer open at a time. */
export function ServiceQuestions({ lang, service }: ServiceProps) {
  const { services, servicesPage } = content(lang)
  const { more, faq } = services[service.id]
  if (more.length === 0) return null
  return (
    <section aria-labelledby="faq" className="border-t border-line">
      <div className="wrap grid py-[clamp(2.25rem,6vw,6rem)] gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 id="faq" className="title lg:col-span-4">
          {servicesPage.detail.faq}
        </h2>
        <div className="lg:col-span-8">
          <Accordion items={more} name="faq" />
          {faq.length > 0 && (
            <ActionLink href={`${href('services', lang)}#${service.id}`} tone="text" className="mt-3">
              {`${servicesPage.detail.otherQuestions} `}
              <ArrowRight size={18} />
            </ActionLink>
          )}
        </div>
      </div>
    </section>
  )
}
