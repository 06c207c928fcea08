import { titledPicture } from '#app/content/picture-data.server.ts'
import type { PictureKey } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { PictureRow } from '#app/ui/picture/picture-row.tsx'
import type { ServiceProps } from './service-props.ts'

/** Milliseconds per picture. */
const EVERY = 4000

type ServicePicturesProps = ServiceProps & { pictures: readonly PictureKey[] }

/** The service's pictures, as wide as the screen, or a text that they are to come. */
export function ServicePictures({ lang, service, pictures }: ServicePicturesProps) {
  const { servicesPage, interface: words } = content(lang)
  const { gallery, noPictures } = servicesPage.detail
  return (
    <section aria-labelledby="pictures" className="overflow-hidden bg-steel py-8 lg:py-16 print:hidden">
      <h2 id="pictures" className="wrap title">
        {gallery}
      </h2>
      <PictureRow
        label={`${gallery}, ${service.label[lang]}`}
        words={{ ...words.carousel, empty: noPictures }}
        pictures={pictures.map((key) => titledPicture(key, lang))}
        every={EVERY}
        sizes="(width >= 64rem) 56vw, 86vw"
        trackClass="bleed mt-5 gap-3 lg:mt-8 lg:gap-5"
        slideClass="row-slide"
        controlsClass="wrap mt-4 lg:mt-6"
      />
    </section>
  )
}
