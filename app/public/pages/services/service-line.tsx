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
        <summary className="line-head">
          <h2 id={`${id}-title`} className="text-[1.25rem] leading-tight font-bold lg:heading">
            {label[lang]}
          </h2>
          <span className="line-tagline">{content(lang).services[id].tagline}</span>
          <LeadPrice lang={lang} service={service} />
          <ChevronDown className="line-arrow -col-end-1 max-lg:row-span-2 max-lg:row-start-1" />
        </summary>
        <ServiceParts lang={lang} service={service} />
      </details>
    </section>
  )
}
