import { type MouseEvent, useState } from 'react'
import { Carousel, type CarouselWords } from './carousel.tsx'
import { Lightbox, type LightboxWords } from './lightbox.tsx'
import { largestFile, Picture, type PictureSource } from './picture.tsx'

export type TitledPicture = PictureSource & {
  key: string
  title: string
  caption?: string
  /** Where the picture leads, such as a service's page. */
  href?: string
}

export type GalleryWords = CarouselWords &
  LightboxWords & {
    /** "Voir en plein écran". */
    enlarge: string
    /** "La touche T affiche ou cache la légende." */
    captionHint: string
    /** "Voir le service", for pictures with an `href`. */
    follow?: string
    /** Said when there are no pictures. */
    empty: string
  }

type PictureGalleryProps = {
  label: string
  words: GalleryWords
  pictures: readonly TitledPicture[]
  /** Milliseconds each picture stays. */
  every: number
  /** How wide a picture is shown, in CSS terms. */
  sizes: string
  slideClass?: string
  trackClass?: string
  controlsClass?: string
}

/** Pictures in a row that moves by itself; each opens in the viewer, or alone where there are no scripts. */
export function PictureGallery({ label, words, pictures, every, sizes, ...classes }: PictureGalleryProps) {
  const [shown, setShown] = useState<number>()
  if (pictures.length === 0) return <p className={`lead ${classes.controlsClass ?? ''}`}>{words.empty}</p>

  function show(event: MouseEvent, place: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(place)
  }

  return (
    <>
      <Carousel
        {...classes}
        label={label}
        words={words}
        every={every}
        held={shown !== undefined}
        marks="count"
        slides={pictures.map((picture, place) => ({
          key: picture.key,
          node: (
            <a
              href={largestFile(picture.files)}
              onClick={(event) => show(event, place)}
              title={words.enlarge}
              className="block font-semibold hover:underline"
            >
              <Picture picture={picture} sizes={sizes} className="mb-3 aspect-[16/10]" />
              {picture.title}
            </a>
          ),
        }))}
      />
      <Lightbox
        label={label}
        words={words}
        hint={words.captionHint}
        every={every}
        index={shown}
        onIndex={setShown}
        items={pictures.map((picture) => ({
          key: picture.key,
          picture: <Picture picture={picture} sizes="100vw" />,
          title: picture.title,
          description: picture.caption,
          link: picture.href && words.follow ? { href: picture.href, label: words.follow } : undefined,
        }))}
      />
    </>
  )
}
