/** What a picture needs to be shown, in one language, as plain data from a loader. */
export type PictureSource = {
  alt: string
  /** Pixels of the original: they reserve the place. */
  width: number
  height: number
  /** Address without width, quality and ending, then the widths there are. */
  files: PictureFiles
  /** Where it must not be cut, one of the keys of `positions`. */
  focus?: Focus
}

type PictureFiles = readonly [base: string, ...widths: number[]]

type PictureProps = {
  picture: PictureSource
  /** How wide the frame is, in CSS terms, for every breakpoint. */
  sizes: string
  /** Loads with the page instead of near the viewport: the one main picture at the top, no other. */
  eager?: boolean
  /** Shown by scripts alone: without them it is not there. */
  scripted?: boolean
  /** Shown without scripts alone. */
  plain?: boolean
  /** For the frame: its ratio or height. Without one it takes the picture's own ratio. */
  className?: string
}

/** Served where the connection is not known yet: the main picture, and without scripts. */
const firstQuality = 75

const positions = {
  left: 'object-left',
  right: 'object-right',
  top: 'object-top',
  bottom: 'object-bottom',
}
export type Focus = keyof typeof positions

/** `srcset` of a picture. */
function srcSet([base, ...widths]: PictureFiles): string {
  return widths.map((width) => `${base}-${width}-${firstQuality}.webp ${width}w`).join(', ')
}

/** `srcset` of its smallest form. */
function avifSet([base, ...widths]: PictureFiles): string {
  return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')
}

/** `srcset` whose quality the loader puts in place of each "~". */
function openSrcSet([base, ...widths]: PictureFiles): string {
  return widths.map((width) => `${base}-${width}-~.webp ${width}w`).join(', ')
}

/** The largest file, for who opens the picture by itself. */
export function largestFile([base, ...widths]: PictureFiles): string {
  return `${base}-${widths.at(-1)}-${firstQuality}.webp`
}

function fallbackAddress([base, ...widths]: PictureFiles): string {
  return `${base}-${widths.find((width) => width >= 800) ?? widths.at(-1)}-${firstQuality}.webp`
}

/** A picture that fills its frame. Lazy ones are loaded by `picture-loader.ts`. */
export function Picture(props: PictureProps) {
  const { picture, eager, plain, className } = props
  const frame = className ? `picture ${className}` : 'picture'
  const Frame = eager ? 'picture' : 'span'
  const Image = plain ? PlainImage : eager ? EagerImage : LazyImage
  return (
    <Frame key={picture.files[0]} className={frame}>
      <Image {...props} />
    </Frame>
  )
}

/** The first thing a visitor waits for: half the bytes where the browser knows AVIF. */
function EagerImage({ picture, sizes }: PictureProps) {
  const { files, width, height, alt, focus } = picture
  return (
    <>
      <source type="image/avif" srcSet={avifSet(files)} sizes={sizes} />
      <img
        className={focus && positions[focus]}
        fetchPriority="high"
        srcSet={srcSet(files)}
        sizes={sizes}
        src={fallbackAddress(files)}
        width={width}
        height={height}
        alt={alt}
      />
    </>
  )
}

/** Nothing, without a size: it takes the picture's ratio from `width` and `height`, so nothing moves when the picture comes. */
const CLEAR = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

function LazyImage({ picture, sizes, scripted }: PictureProps) {
  const { files, width, height, alt, focus } = picture
  return (
    <>
      <img
        className={focus && positions[focus]}
        width={width}
        height={height}
        alt={alt}
        src={CLEAR}
        data-picture={openSrcSet(files)}
        data-sizes={sizes}
      />
      {!scripted && (
        <noscript>
          <PlainImage picture={picture} />
        </noscript>
      )}
    </>
  )
}

/** As a browser without scripts loads it. */
function PlainImage({ picture: { files, width, height, alt, focus } }: Pick<PictureProps, 'picture'>) {
  return (
    <img
      className={focus && positions[focus]}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      src={fallbackAddress(files)}
    />
  )
}
