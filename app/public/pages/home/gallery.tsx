import type { Lang } from '#app/content/language.ts'
import { titledPicture } from '#app/content/picture-data.server.ts'
import { galleryPictures, galleryServices, type PictureKey } from '#app/content/pictures.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { service } from '#app/content/services/index.ts'
import { isOffered } from '#app/content/services/offered.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { PictureRow } from '#app/ui/picture/picture-row.tsx'

/** Milliseconds per picture. */
const EVERY = 5000
/** How many pictures are rendered with the page; the others are inserted when the row comes into view. */
const FIRST = 1

/** Pictures of the workshop, as wide as the screen. */
export function Gallery({ lang, without }: { lang: Lang; without: readonly PictureKey[] }) {
  const { home, interface: words } = content(lang)
  const { heading, intro, toService, empty } = home.gallery
  const keys = shownPictures(galleryPictures).filter((key) => !without.includes(key) && isShown(key))
  return (
    <section
      id="galerie"
      aria-labelledby="gallery-title"
      className="on-night overflow-hidden bg-night py-6 text-on-night lg:py-20 print:hidden"
    >
      <div className="wrap grid gap-x-16 gap-y-2 lg:grid-cols-12">
        <h2 id="gallery-title" className="title lg:col-span-5">
          {heading}
        </h2>
        <p className="self-end max-lg:text-[0.9375rem] lg:col-span-7">{intro}</p>
      </div>
      <PictureRow
        label={heading}
        words={{ ...words.carousel, empty, follow: toService }}
        pictures={keys.map((key) => ({ ...titledPicture(key, lang), href: serviceHref(key, lang) }))}
        first={FIRST}
        every={EVERY}
        sizes="(width >= 64rem) 56vw, 86vw"
        trackClass="bleed mt-4 gap-3 lg:mt-10 lg:gap-5"
        slideClass="row-slide"
        controlsClass="wrap mt-3"
      />
    </section>
  )
}

/** A service's picture is only shown while the service is offered. */
function isShown(key: PictureKey): boolean {
  const id = galleryServices[key]
  return !id || isOffered(id)
}

function serviceHref(key: PictureKey, lang: Lang): string | undefined {
  const id = galleryServices[key]
  return id && href('service', lang, service(id).slug[lang])
}
