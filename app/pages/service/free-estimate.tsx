import { ActionLink } from '#app/ui/action-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ServiceContent } from './service-content.server.ts'

type FreeEstimateProps = { estimate: NonNullable<ServiceContent['estimate']> }

/** The call to ask for a free estimate, over a picture from edge to edge. */
export function FreeEstimate({ estimate }: FreeEstimateProps) {
  return (
    <section className="later on-night relative isolate overflow-hidden bg-night text-on-night print:hidden">
      <Picture picture={estimate.picture} sizes="100vw" className="absolute inset-0 -z-20 size-full" />
      <div className="scrim absolute inset-0 -z-10" />
      <div className="wrap flex min-h-[30rem] flex-col items-start justify-end py-14 lg:min-h-[36rem] lg:justify-center">
        <h2 className="title max-w-[9.9em]">{estimate.title}</h2>
        <p className="lead mt-5 max-w-[22.9em]">{estimate.text}</p>
        <ActionLink href={estimate.href} tone="paper" className="mt-7">
          {estimate.button}
        </ActionLink>
      </div>
    </section>
  )
}
