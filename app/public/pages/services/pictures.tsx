import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { LISTED_PICTURES, servicePictures } from '#app/content/pictures.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SlideShow } from '#app/ui/picture/slide-show.tsx'

/** Milliseconds per picture. */
const EVERY = 4000

/** The first pictures of a service as a slide show; its own page has the others. */
export function Pictures({ lang, service: { id, label } }: { lang: Lang; service: ServiceFacts }) {
  const { servicesPage, interface: words } = content(lang)
  const { gallery, noPictures } = servicesPage.detail
  const keys = shownPictures(servicePictures[id].slice(0, LISTED_PICTURES))
  if (keys.length === 0) return <p className="lead">{noPictures}</p>
  return (
    <SlideShow
      label={`${gallery}, ${label[lang]}`}
      words={words.carousel}
      every={EVERY}
      marks="count"
      sizes="(width >= 84rem) 44rem, (width >= 64rem) 55vw, 92vw"
      controlsClass="mt-5"
      slides={keys.map((key) => ({
        key,
        node: <Picture picture={pictureData(key, lang)} className="aspect-[16/10] bg-steel" />,
      }))}
    />
  )
}
