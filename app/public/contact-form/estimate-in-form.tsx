import type { ShownEstimate } from '#app/estimate/carried.server.ts'
import { Slip } from '#app/estimate/slip.tsx'
import { ChevronDown } from '#app/ui/icon/icon.tsx'
import type { ContactFormContent } from './contact-form.server.ts'

/** Anchor of the estimate that goes with the request; its error message links here. */
export const ESTIMATE_ID = 'request-estimate'

/** The estimate that goes with the request: a summary that opens on its lines. */
export function EstimateInForm({
  estimate,
  words,
}: {
  estimate: ShownEstimate
  words: ContactFormContent['estimateWords']
}) {
  return (
    <details id={ESTIMATE_ID} className="group border-b-2 border-ink bg-steel">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <span>
          <span className="label block text-ink-soft">{words.title}</span>
          <span className="font-semibold">{estimate.text}</span>
        </span>
        <ChevronDown size={20} className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-3 sm:px-6">
        <Slip {...estimate}>
          <p className="small">{estimate.slip.evaluation}</p>
          <a href={estimate.href} className="link inline-flex min-h-11 items-center font-semibold">
            {words.change}
          </a>
        </Slip>
      </div>
    </details>
  )
}
