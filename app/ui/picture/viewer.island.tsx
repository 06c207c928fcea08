import { type TouchEvent, useEffect, useRef, useState } from 'react'
import { ArrowRight, ChevronLeft, ChevronRight, Pause, Play, X } from '#app/ui/icon/icon.tsx'

export type ViewerWords = {
  previous: string
  next: string
  pause: string
  play: string
  close: string
  /** "sur", in "2 sur 17". */
  of: string
  /** "La touche T affiche ou cache la légende." */
  captionHint: string
  /** The same for touch screens. */
  touchHint: string
}

/** A picture to view, as read from its link on the page (`picture-row.tsx`). */
type Item = {
  /** Empty until the picture on the page has started to load. */
  srcSet: string
  /** What `picture-loader.ts` loads it from. */
  picture?: string
  widths?: string
  alt: string
  title: string
  caption?: string
  link?: { href: string; label: string }
}
type Shown = { label: string; items: Item[]; index: number }

/** The shortest swipe that changes the picture, in CSS pixels. */
const SWIPE = 48
/** Milliseconds between pictures once a visitor starts them; nothing moves before. */
const EVERY = 5000
const BUTTON = 'grid size-12 place-items-center hover:bg-current/15'
/** Without hover, on a phone: the picture fills the window, and its caption overlays its edges. */
const OVER = '[@media(hover:none)]:relative [@media(hover:none)]:z-1'
const VEIL = 'bg-night/80'

/**
 * The full-screen viewer of a page's pictures: arrow keys, a swipe or the buttons change the picture, T or a tap on it shows
 * or hides the caption, Escape closes. A native modal dialog: the page behind is inert, and the focus returns to where it
 * was.
 */
export default function Viewer({ words }: { words: ViewerWords }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const touch = useRef<number>(undefined)
  const [shown, setShown] = useState<Shown>()
  const [caption, setCaption] = useState(true)
  const [playing, setPlaying] = useState(false)
  const open = shown !== undefined
  const close = () => setShown(undefined)
  const turn = (step: number) => setShown((now) => now && turned(now, step))

  useEffect(() => {
    const leaving = new AbortController()
    const show = (event: MouseEvent) => {
      const found = shownBy(event)
      if (found) setShown(found)
    }
    addEventListener('click', show, leaving)
    return () => leaving.abort()
  }, [])
  useEffect(() => {
    // The class first: opening and closing recalculate all styles, and a later change of class would do so again.
    document.documentElement.classList.toggle('viewer-open', open)
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useEffect(() => {
    if (!open) setPlaying(false)
    if (!open || !playing) return
    const timer = setInterval(() => {
      // On touch screens `:hover` still matches long after a tap.
      const pointed = matchMedia('(hover: hover)').matches && dialog.current?.querySelector('figure:hover')
      if (!pointed) setShown((now) => now && turned(now, 1))
    }, EVERY)
    return () => clearInterval(timer)
  }, [open, playing])

  function onTouchEnd(event: TouchEvent): void {
    const way = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0)
    if (touch.current !== undefined && Math.abs(way) > SWIPE) turn(way < 0 ? 1 : -1)
    touch.current = undefined
  }

  const item = shown?.items[shown.index]
  return (
    <dialog
      ref={dialog}
      aria-label={shown?.label}
      onClose={close}
      onKeyDown={(event) => {
        // With a modifier it is a browser shortcut: Alt and the left arrow go back.
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (event.key === 'ArrowRight') turn(1)
        else if (event.key === 'ArrowLeft') turn(-1)
        else if (event.key.toLowerCase() === 't') setCaption(!caption)
        else return
        event.preventDefault()
      }}
      onClick={({ target }) => target instanceof HTMLImageElement && setCaption(!caption)}
      onTouchStart={(event) => {
        // Two fingers zoom the picture; then one finger pans it.
        const turns = event.touches.length === 1 && (visualViewport?.scale ?? 1) === 1
        touch.current = turns ? event.touches[0]?.clientX : undefined
      }}
      onTouchEnd={onTouchEnd}
      className="on-night fixed inset-0 m-0 size-full max-h-none max-w-none [touch-action:pan-y_pinch-zoom] bg-night text-on-night backdrop:bg-night"
    >
      {shown && item && (
        <div className="flex h-full flex-col">
          <div className={`flex items-center justify-between pl-2 ${OVER}`}>
            <p className={`figure small px-3 py-1 ${VEIL}`} aria-live="polite">
              <span className="sr-only">{item.title}, </span>
              <span>{shown.index + 1}</span> <span className="sr-only">{words.of}</span>
              <span aria-hidden="true">/</span> <span>{shown.items.length}</span>
            </p>
            <button type="button" className={`${BUTTON} ${VEIL}`} aria-label={words.close} onClick={close}>
              <X size={24} />
            </button>
          </div>
          <figure className="flex min-h-0 grow flex-col justify-end">
            <div
              key={shown.index}
              className="relative min-h-0 grow [&_img]:object-contain [@media(hover:none)]:absolute [@media(hover:none)]:inset-0"
            >
              <span className="picture absolute inset-0 grid-rows-1">
                {/* Uses the page picture's `srcset`; without one, it loads like every picture (`picture-loader.ts`). */}
                <img
                  alt={item.alt}
                  {...(item.srcSet
                    ? { srcSet: item.srcSet, sizes: '100vw' }
                    : {
                        loading: 'lazy',
                        src: item.picture,
                        'data-sizes': '100vw',
                        'data-widths': item.widths,
                      })}
                />
              </span>
            </div>
            {caption && (
              <figcaption className={`px-5 pt-4 ${OVER} ${VEIL}`}>
                <p className="heading">{item.title}</p>
                {item.caption && (
                  <p className="measure text-on-night-soft [@media(hover:none)_and_(height<30rem)]:hidden">
                    {item.caption}
                  </p>
                )}
                {item.link && (
                  <a
                    href={item.link.href}
                    className="link inline-flex min-h-12 items-center gap-2 font-semibold"
                  >
                    {`${item.link.label} `}
                    <ArrowRight size={18} />
                  </a>
                )}
              </figcaption>
            )}
          </figure>
          <div
            className={`flex items-center justify-between gap-4 px-2 py-2 ${OVER} ${VEIL} ${caption ? '' : '[@media(hover:none)]:hidden'}`}
          >
            <p className="small px-3 text-on-night-soft">
              <span className="[@media(hover:none)]:hidden">{words.captionHint}</span>
              <span className="[@media(hover:hover)]:hidden">{words.touchHint}</span>
            </p>
            {shown.items.length > 1 && (
              <div className="flex">
                <button type="button" className={BUTTON} aria-label={words.previous} onClick={() => turn(-1)}>
                  <ChevronLeft size={24} />
                </button>
                <button
                  type="button"
                  className={BUTTON}
                  aria-label={playing ? words.pause : words.play}
                  onClick={() => setPlaying(!playing)}
                >
                  {playing ? <Pause size={20} /> : <Play size={20} />}
                </button>
                <button type="button" className={BUTTON} aria-label={words.next} onClick={() => turn(1)}>
                  <ChevronRight size={24} />
                </button>
              </div>
            )}
          </div>
        </div>
      )}
    </dialog>
  )
}

function turned(shown: Shown, step: number): Shown {
  const { items, index } = shown
  return { ...shown, index: (index + step + items.length) % items.length }
}

/** The row of the picture whose link was clicked; undefined for other clicks, and if a new tab is asked for. */
function shownBy(event: MouseEvent): Shown | undefined {
  const { target, metaKey, ctrlKey, shiftKey } = event
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-opens=viewer]') : null
  const row = link?.closest<HTMLElement>('.slides')
  if (!link || !row || metaKey || ctrlKey || shiftKey) return undefined
  event.preventDefault()
  const links = [...row.querySelectorAll<HTMLElement>('a[data-opens=viewer]')]
  return { label: row.ariaLabel ?? '', items: links.map(itemOf), index: links.indexOf(link) }
}

function itemOf(link: HTMLElement): Item {
  const image = link.querySelector('img')
  const { caption, follow = '', href } = link.dataset
  return {
    srcSet: image?.srcset ?? '',
    picture: image?.dataset.picture,
    widths: image?.dataset.widths,
    alt: image?.alt ?? '',
    title: link.querySelector('[data-title]')?.textContent ?? '',
    caption,
    link: href ? { href, label: follow } : undefined,
  }
}
