import type { Lang } from '#app/content/language.ts'
import { packageOfService } from '#app/content/packages/offered.ts'
import type { ServiceId } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { estimateHref } from '#app/estimate/href.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'

/** Links to a service's price for one's own car; nothing if none of its jobs can be priced. */
export function EstimateLink({ service, lang }: { service: ServiceId; lang: Lang }) {
  const job = packageOfService(service)
  if (!job) return null
  return (
    <ActionLink href={estimateHref(job, lang)} tone="text">
      {`${content(lang).estimate.link} `}
      <ArrowRight size={18} />
    </ActionLink>
  )
}
