import type { Lang } from '#app/content/language.ts'
import type { ServiceId } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { serviceEstimateHref } from '#app/estimate/href.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'

/** To the price of a service for one's own car. */
export function EstimateLink({ service, lang }: { service: ServiceId; lang: Lang }) {
  return (
    <ActionLink href={serviceEstimateHref(service, lang)} tone="text">
      {`${content(lang).estimate.link} `}
      <ArrowRight size={18} />
    </ActionLink>
  )
}
