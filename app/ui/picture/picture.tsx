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

/** In the quality for a connection that is not known: for the main picture, and without JavaScript. */
const WEBP = '-75.webp'

const positions = {
  left: 'object-left',
  right: 'object-right',
  top: 'object-top',
  bottom: 'object-bottom',
}
export type Focus = keyof typeof positions

/** `srcset` of the files of each width with this ending. */
function srcSet([base, ...widths]: PictureFiles, ending: string): string {
  return widths.map((width) => `${base}-${width}${ending} ${width}w`).join(', ')
}

/** The largest file, for opening the picture by itself. */
export function largestFile([base, ...widths]: PictureFiles): string {
  return `${base}-${widths.at(-1)}${WEBP}`
}

function fallbackAddress([base, ...widths]: PictureFiles): string {
  return `${base}-${widths.find((width) => width >= 800) ?? widths.at(-1)}${WEBP}`
}

/**
 * A picture that fills its frame. The eager one, for which the visitor waits first, is AVIF where supported: it has half the
 * bytes. A lazy one is written as a browser without JavaScript loads it; with it, `picture-loader.ts` takes over.
 */
export function Picture({ picture, sizes, eager, className = '' }: PictureProps) {
  const { files, width, height, alt, focus } = picture
  const frame = `picture ${className}`.trim()
  const image = { className: focus && positions[focus], width, height, src: fallbackAddress(files) }
  if (eager)
    return (
      <picture key={files[0]} className={frame}>
        <source type="image/avif" srcSet={srcSet(files, '.avif')} sizes={sizes} />
        <img alt={alt} fetchPriority="high" srcSet={srcSet(files, WEBP)} sizes={sizes} {...image} />
      </picture>
    )
  const widths = `${files.slice(1)}`
  const own = widths === `${WIDTHS}` ? undefined : widths
  return (
    <span key={files[0]} className={frame}>
      <img alt={alt} loading="lazy" data-sizes={sizes} data-widths={own} {...image} />
    </span>
  )
}
