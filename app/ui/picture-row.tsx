import { largestFile, Picture, type PictureSource } from './picture.tsx'
import { SlideShow, type SlideShowWords } from './slide-show.tsx'

type TitledPicture = PictureSource & {
  key: string
  title: string
  caption?: string
  /** Where the picture leads, such as a service's page. */
  href?: string
}

export type PictureRowWords = SlideShowWords & {
  /** "Voir en plein écran". */
  enlarge: string
  /** "Voir le service", for pictures with an `href`. */
  follow?: string
  /** Said when there are no pictures. */
  empty: string
}

type PictureRowProps = {
  label: string
  words: PictureRowWords
  pictures: readonly TitledPicture[]
  /** Milliseconds each picture stays. */
  every: number
  /** How wide a picture is shown, in CSS terms. */
  sizes: string
  slideClass?: string
  trackClass?: string
  controlsClass?: string
}

/** Pictures in a row that moves by itself; each opens in the page's viewer, or alone where there are no scripts. */
export function PictureRow({ label, words, pictures, every, sizes, ...classes }: PictureRowProps) {
  if (pictures.length === 0) return <p className={`lead ${classes.controlsClass ?? ''}`}>{words.empty}</p>
  return (
    <SlideShow
      {...classes}
      label={label}
      words={words}
      every={every}
      marks="count"
      slides={pictures.map((picture) => ({
        key: picture.key,
        node: (
          <a
            href={largestFile(picture.files)}
            data-opens="viewer"
            data-caption={picture.caption}
            data-href={picture.href}
            data-follow={picture.href && words.follow}
            title={words.enlarge}
            className="block font-semibold hover:underline"
          >
            <Picture picture={picture} sizes={sizes} className="mb-3 aspect-[16/10]" />
            <span data-title>{picture.title}</span>
          </a>
        ),
      }))}
    />
  )
}
