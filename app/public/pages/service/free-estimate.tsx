import { namedPicture } from '#app/content/picture-data.server.ts'
import type { PictureKey } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { requestHref } from '#app/public/pages/parts/request-href.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { ServiceProps } from './service-props.ts'

/** The call to action for a free estimate, beside its picture. */
export function FreeEstimate({ lang, service, picture }: ServiceProps & { picture?: PictureKey }) {
  const { estimate } = content(lang).services[service.id]
  if (!estimate?.text) return null
  return (
    <section className="on-night grid bg-night text-on-night lg:grid-cols-2 print:hidden">
      <div className="flex flex-col items-start justify-center px-(--margin) py-8 lg:ml-auto lg:w-full lg:max-w-[42rem] lg:py-24">
        <h2 className="title max-w-[9.9em]">{estimate.title}</h2>
        <p className="lead mt-3 max-w-[22.9em] text-on-night-soft">{estimate.text}</p>
        <ActionLink href={requestHref(service.id, lang)} tone="paper" className="mt-5">
          {estimate.button}
        </ActionLink>
      </div>
      <Picture
        picture={namedPicture(picture, lang)}
        sizes="(width >= 64rem) 50vw, 100vw"
        className="aspect-[3/2] max-lg:order-first lg:aspect-auto"
      />
    </section>
  )
}
