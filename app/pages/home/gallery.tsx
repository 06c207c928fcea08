import { PictureGallery } from '#app/ui/picture-gallery.tsx'
import type { HomeContent } from './home-content.server.tsx'

/** Milliseconds each picture stays. */
const EVERY = 5000

type GalleryProps = { gallery: HomeContent['gallery']; words: HomeContent['words'] }

/** The workshop in pictures, from edge to edge of the screen. */
export function Gallery({ gallery, words }: GalleryProps) {
  return (
    <section
      id="galerie"
      aria-labelledby="gallery-title"
      className="later on-night overflow-hidden bg-night py-16 text-on-night lg:py-24"
    >
      <div className="wrap grid gap-x-16 gap-y-3 lg:grid-cols-12">
        <h2 id="gallery-title" className="title lg:col-span-5">
          {gallery.heading}
        </h2>
        <div className="self-end lg:col-span-7">
          <p className="lead">{gallery.intro}</p>
          {gallery.illustrations && <p className="small text-on-night-soft">{gallery.illustrations}</p>}
        </div>
      </div>
      <PictureGallery
        label={gallery.heading}
        words={{ ...words, empty: gallery.empty, follow: gallery.toService }}
        pictures={gallery.pictures}
        every={EVERY}
        sizes="(width >= 64rem) 56vw, 86vw"
        trackClass="bleed mt-10 gap-3 lg:gap-5"
        slideClass="w-[86%] sm:w-[70%] lg:w-[56%]"
        controlsClass="wrap mt-6"
      />
    </section>
  )
}
