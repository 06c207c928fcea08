import { PictureGallery } from '#app/ui/picture-gallery.tsx'
import type { ServiceContent } from './service-content.server.ts'

/** Milliseconds each picture stays. */
const EVERY = 4000

type ServicePicturesProps = { page: Pick<ServiceContent, 'words' | 'gallery' | 'label'> }

/** The service's pictures from edge to edge, or the word that they are to come. */
export function ServicePictures({ page: { words, gallery, label } }: ServicePicturesProps) {
  return (
    <section
      aria-labelledby="pictures"
      className="later on-night overflow-hidden bg-night py-16 text-on-night lg:py-24 print:hidden"
    >
      <h2 id="pictures" className="wrap title">
        {words.gallery}
      </h2>
      <PictureGallery
        label={`${words.gallery}: ${label}`}
        words={gallery.words}
        pictures={gallery.pictures}
        every={EVERY}
        sizes="(width >= 64rem) 56vw, 86vw"
        trackClass="bleed mt-8 gap-3 lg:gap-5"
        slideClass="w-[86%] sm:w-[70%] lg:w-[56%]"
        controlsClass="wrap mt-6"
      />
    </section>
  )
}
