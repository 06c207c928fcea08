import { WIDTHS } from '#app/content/pictures/recipe.ts'

/** The data of a picture in one language, serializable by a loader. */
export type PictureSource = {
  alt: string
  /** Pixels of the original; they reserve the space. */
  width: number
  height: number
  /** URL without width, quality and extension, then the available widths in pixels. */
  files: PictureFiles
  /** The side that must not be cropped, one of the keys of `positions`. */
  focus?: Focus
}

type PictureFiles = readonly [base: string, ...widths: number[]]

type PictureProps = {
  picture: PictureSource
  /** The `sizes` attribute: the frame's width at every breakpoint. Without it, that of the slide show around it. */
  sizes?: string
  /** Loads with the page instead of near the viewport: only for the one main picture at the top. */
  eager?: boolean
  /** Sets the frame's ratio or height. Without it the frame has the picture's own ratio. */
  className?: string
}

/** The quality while the connection is not known: for the main picture, and without JavaScript. */
const firstQuality = 75

const positions = {
  left: 'object-left',
  right: 'object-right',
  top: 'object-top',
  bottom: 'object-bottom',
}
export type Focus = keyof typeof positions

/** `srcset` of the WebP files. */
function srcSet([base, ...widths]: PictureFiles): string {
  return widths.map((width) => `${base}-${width}-${firstQuality}.webp ${width}w`).join(', ')
}

/** `srcset` of the AVIF files, the smallest ones. */
function avifSet([base, ...widths]: PictureFiles): string {
  return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')
}

/** The largest file, for opening the picture by itself. */
export function largestFile([base, ...widths]: PictureFiles): string {
  return `${base}-${widths.at(-1)}-${firstQuality}.webp`
}

function fallbackAddress([base, ...widths]: PictureFiles): string {
  return `${base}-${widths.find((width) => width >= 800) ?? widths.at(-1)}-${firstQuality}.webp`
}

/** A picture that fills its frame. Lazy ones are loaded by `picture-loader.ts`. */
export function Picture(props: PictureProps) {
  const { picture, eager, className } = props
  const frame = className ? `picture ${className}` : 'picture'
  const Frame = eager ? 'picture' : 'span'
  const Image = eager ? EagerImage : LazyImage
  return (
    <Frame key={picture.files[0]} className={frame}>
      <Image {...props} />
    </Frame>
  )
}

/** The visitor waits for this one first: AVIF, where supported, has half the bytes. */
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

/** As a browser without JavaScript loads it; with it, `picture-loader.ts` takes over. */
function LazyImage({ picture, sizes }: PictureProps) {
  const { files, width, height, alt, focus } = picture
  const widths = `${files.slice(1)}`
  return (
    <img
      className={focus && positions[focus]}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      src={fallbackAddress(files)}
      data-sizes={sizes}
      data-widths={widths === `${WIDTHS}` ? undefined : widths}
    />
  )
}
