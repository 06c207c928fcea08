import { type KeyboardEvent, type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react'
import { ArrowRight, ChevronLeft, ChevronRight, Pause, Play, X } from './icon.tsx'

export type LightboxWords = {
  previous: string
  next: string
  pause: string
  play: string
  close: string
  /** "sur", in "2 sur 17". */
  of: string
}

export type LightboxItem = {
  key: string
  picture: ReactNode
  title: string
  description?: string
  link?: { href: string; label: string }
}

type LightboxProps = {
  label: string
  words: LightboxWords
  items: readonly LightboxItem[]
  /** The item that is shown; closed without one. */
  index: number | undefined
  onIndex: (index: number | undefined) => void
  /** "La touche T affiche ou cache la légende." */
  hint: string
  /** Milliseconds between pictures once a visitor starts them; they stand still until then. */
  every?: number
}

/** How far a finger travels, in CSS pixels, before it turns the page. */
const SWIPE = 48

const BUTTON = 'grid size-12 place-items-center hover:bg-current/15'

/**
 * The full-screen viewer: arrows, a swipe or the buttons turn the pages, T shows or hides the caption, Escape closes. A
 * native modal dialog: the page behind is inert and the focus goes back to where it was.
 */
export function Lightbox({ label, words, items, index, onIndex, hint, every }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const touch = useRef<number>(undefined)
  const [caption, setCaption] = useState(true)
  const [playing, setPlaying] = useState(false)
  const [hovered, setHovered] = useState(false)
  const open = index !== undefined
  const many = items.length > 1

  useEffect(() => {
    // First the class: opening and closing have the browser work out all styles at once, and it would have to again.
    const { classList } = document.documentElement
    classList.toggle('viewer-open', open)
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
    return () => classList.remove('viewer-open')
  }, [open])
  useEffect(() => {
    if (!open) setPlaying(false)
    if (!open || !playing || hovered || !every || !many) return
    const timer = setTimeout(() => onIndex((index + 1) % items.length), every)
    return () => clearTimeout(timer)
  }, [open, playing, hovered, every, many, index, items.length, onIndex])

  const place = index ?? 0
  const item = open ? items[place] : undefined
  const turn = (step: number) => open && many && onIndex((index + step + items.length) % items.length)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowRight') turn(1)
    else if (event.key === 'ArrowLeft') turn(-1)
    else if (event.key.toLowerCase() === 't' && !event.ctrlKey && !event.metaKey) setCaption(!caption)
    else return
    event.preventDefault()
  }

  function onTouchEnd(event: TouchEvent): void {
    const way = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0)
    if (touch.current !== undefined && Math.abs(way) > SWIPE) turn(way < 0 ? 1 : -1)
    touch.current = undefined
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={() => onIndex(undefined)}
      onKeyDown={onKeyDown}
      onTouchStart={(event) => {
        touch.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined
      }}
      onTouchEnd={onTouchEnd}
      className="on-night fixed inset-0 m-0 size-full max-h-none max-w-none touch-pan-y bg-night text-on-night backdrop:bg-night"
    >
      {item && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between pl-5">
            <p className="figure small" aria-live="polite">
              <span className="sr-only">{item.title}, </span>
              {place + 1} <span className="sr-only">{words.of}</span>
              <span aria-hidden="true">/</span> {items.length}
            </p>
            <button
              type="button"
              className={BUTTON}
              aria-label={words.close}
              onClick={() => onIndex(undefined)}
            >
              <X size={24} />
            </button>
          </div>
          <figure
            className="flex min-h-0 grow flex-col"
            onPointerEnter={(event) => setHovered(event.pointerType !== 'touch')}
            onPointerLeave={() => setHovered(false)}
          >
            <div
              key={item.key}
              className="relative min-h-0 grow *:absolute *:inset-0 *:grid-rows-1 [&_img]:object-contain"
            >
              {item.picture}
            </div>
            {caption && (
              <figcaption className="px-5 pt-4">
                <p className="heading">{item.title}</p>
                {item.description && <p className="measure text-on-night-soft">{item.description}</p>}
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
          <div className="flex items-center justify-between gap-4 px-2 py-2">
            <p className="small px-3 text-on-night-soft">{hint}</p>
            {many && (
              <div className="flex">
                <button type="button" className={BUTTON} aria-label={words.previous} onClick={() => turn(-1)}>
                  <ChevronLeft size={24} />
                </button>
                {every && (
                  <button
                    type="button"
                    className={BUTTON}
                    aria-label={playing ? words.pause : words.play}
                    onClick={() => setPlaying(!playing)}
                  >
                    {playing ? <Pause size={20} /> : <Play size={20} />}
                  </button>
                )}
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
