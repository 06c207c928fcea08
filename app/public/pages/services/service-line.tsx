import type { Lang } from '#app/content/language.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { ChevronDown } from '#app/ui/icon/icon.tsx'
import { LeadPrice } from './lead-price.tsx'
import { ServiceParts } from './service-parts.tsx'

type ServiceProps = { lang: Lang; service: ServiceFacts }

/** One service as a line: its name, one sentence and its price. It opens in place (`open-line.browser.ts`). */
export function ServiceLine({ lang, service }: ServiceProps) {
  const { id, label } = service
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-5 border-b border-line">
      <details className="line">
        <summary className="grid min-h-20 list-none grid-cols-[1fr_auto_auto] items-center gap-x-3 py-3.5 hover:text-accent lg:grid-cols-[7fr_9fr_8fr_auto] lg:gap-x-8 lg:py-5">
          <h2 id={`${id}-title`} className="text-[1.25rem] leading-tight font-bold lg:heading">
            {label[lang]}
          </h2>
          <span className="text-[0.9375rem] leading-snug text-balance text-ink-soft lg:text-[1.0625rem] max-lg:col-start-1 max-lg:row-start-2 max-lg:mt-1">
            {content(lang).services[id].tagline}
          </span>
          <LeadPrice lang={lang} service={service} />
          <ChevronDown className="line-arrow max-lg:row-span-2 max-lg:row-start-1" />
        </summary>
        <ServiceParts lang={lang} service={service} />
      </details>
    </section>
  )
}
