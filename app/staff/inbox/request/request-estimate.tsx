import { Slip } from '#app/ui/price/slip.tsx'
import type { ShownRequest } from './shown-request.server.ts'

/** The price the customer saw, until when it is valid, and what the same costs today. */
export function RequestEstimate({ estimate }: { estimate: NonNullable<ShownRequest['estimate']> }) {
  return (
    <section className="grid gap-2">
      <h4 className="font-bold">{estimate.heading}</h4>
      {estimate.held && <p className="font-semibold">{estimate.held}</p>}
      <p>{estimate.today}</p>
      <Slip {...estimate} />
      <p className="small">{estimate.slip.evaluation}</p>
      <p className="small text-ink-soft">{estimate.priceList}</p>
    </section>
  )
}
