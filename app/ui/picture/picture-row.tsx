import { largestFile, Picture, type PictureSource } from './picture.tsx'
import { SlideShow, type SlideShowWords } from './slide-show.tsx'

type TitledPicture = PictureSource & {
  key: string
  title: string
  caption?: string
  /** Where the picture links to, such as a service's page. */
  href?: string
}

type PictureRowWords = SlideShowWords & {
  /** "Voir en plein écran". */
  enlarge: string
  /** "Voir le service", for pictures with an `href`. */
  follow?: string
  /** Shown when there are no pictures. */
  empty: string
}

type PictureRowProps = {
  label: string
  words: PictureRowWords
  pictures: readonly TitledPicture[]
  /** Milliseconds per picture. */
  every: number
  /** The `sizes` attribute of the pictures. */
  sizes: string
  /** How many are rendered with the page; the others are inserted when the row comes into view. All of them by default. */
  first?: number
  slideClass?: string
  trackClass?: string
  controlsClass?: string
}

/** A row of pictures that moves by itself; each opens in the page's viewer, or as a file without JavaScript. */
export function PictureRow({ label, words, pictures, ...show }: PictureRowProps) {
  if (pictures.length === 0) return <p className={`lead ${show.controlsClass ?? ''}`}>{words.empty}</p>
  const shown = (picture: TitledPicture) => (
    <a
      href={largestFile(picture.files)}
      data-opens="viewer"
      data-caption={picture.caption}
      data-href={picture.href}
      data-follow={picture.href && words.follow}
      title={words.enlarge}
      className="slide-link"
    >
      <Picture picture={picture} />
      <span data-title="">{picture.title}</span>
    </a>
  )
  return (
    <SlideShow
      {...show}
      label={label}
      words={words}
      marks="count"
      slides={pictures.map((picture) => ({ key: picture.key, node: shown(picture) }))}
    />
  )
}
