import { namedPicture } from '#app/content/picture-data.server.ts'
import type { PictureKey } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { requestHref } from '#app/public/pages/parts/request-href.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { ServiceProps } from './service-props.ts'

/** The call to action for a free estimate, over a picture as wide as the screen. */
export function FreeEstimate({ lang, service, picture }: ServiceProps & { picture?: PictureKey }) {
  const { estimate } = content(lang).services[service.id]
  if (!estimate?.text) return null
  return (
    <section className="on-night relative isolate overflow-hidden bg-night text-on-night print:hidden">
      <Picture
        picture={namedPicture(picture, lang)}
        sizes="100vw"
        className="absolute inset-0 -z-20 size-full"
      />
      <div className="scrim absolute inset-0 -z-10" />
      <div className="wrap flex min-h-[22rem] flex-col items-start justify-end py-8 lg:min-h-[36rem] lg:justify-center">
        <h2 className="title max-w-[9.9em]">{estimate.title}</h2>
        <p className="lead mt-3 max-w-[22.9em]">{estimate.text}</p>
        <ActionLink href={requestHref(service.id, lang)} tone="paper" className="mt-5">
          {estimate.button}
        </ActionLink>
      </div>
    </section>
  )
}
