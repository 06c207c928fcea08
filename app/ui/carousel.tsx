import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight, Pause, Play } from './icon.tsx'
import { reducedMotion } from './reduced-motion.ts'
import { type Slide, Slides, type SlideWords } from './slides.tsx'
import { useWritten } from './written.tsx'

export type CarouselWords = SlideWords & {
  previous: string
  next: string
  pause: string
  play: string
  /** What a screen reader calls the whole. */
  carousel: string
}

type CarouselProps = {
  label: string
  words: CarouselWords
  /** The slides, or the name and number of those that the server writes (`Slides` in a `Written` part). */
  slides: readonly Slide[] | { part: string; count: number }
  /** Milliseconds between moves; none without it. */
  every?: number
  /** Holds the automatic motion from outside, such as while a viewer is open. */
  held?: boolean
  /** Marks of the place: one per slide, or "3 / 17". */
  marks?: 'dots' | 'count'
  /** Classes of each slide: its width decides how many are in view. */
  slideClass?: string
  trackClass?: string
  controlsClass?: string
  /** Brings a slide forward; each new object asks anew. */
  at?: { index: number }
  onSlide?: (index: number) => void
}

/**
 * Slides in a row that scrolls by itself, by hand, by key or by button. The row is a native scroller: without scripts
 * it is swiped and nothing is lost. It never moves by itself while pointed at, focused, out of sight, or unwanted.
 */
export function Carousel(props: CarouselProps) {
  const { label, words, slides, every, held, marks = 'dots', slideClass, trackClass, controlsClass } = props
  const { at, onSlide } = props
  const track = useRef<HTMLDivElement>(null)
  const part = 'part' in slides ? slides.part : undefined
  const count = 'part' in slides ? slides.count : slides.length
  const written = useWritten(part, track)
  const { index, go } = useSlides(track, count, onSlide)
  const [playing, setPlaying] = useState(true)
  const moves = Boolean(every) && count > 1
  const { still, watch } = useStill(track, moves)
  const running = moves && playing && !held

  useEffect(() => {
    if (reducedMotion()) setPlaying(false)
  }, [])
  useEffect(() => {
    if (at) go(at.index)
  }, [at, go])
  useEffect(() => {
    if (!running || still || !every) return
    const timer = setTimeout(() => go(index + 1), every)
    return () => clearTimeout(timer)
  }, [running, still, every, index, go])

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!step) return
    event.preventDefault()
    go(index + step)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a named group, not a part of the page's outline
    <div role="group" aria-roledescription={words.carousel} aria-label={label} {...watch}>
      {/* biome-ignore lint/a11y/useSemanticElements: the row is a group of slides */}
      <div
        ref={track}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        aria-live={running ? 'off' : 'polite'}
        onKeyDown={onKeyDown}
        onTouchStart={() => setPlaying(false)}
        className={`slides ${trackClass ?? ''}`}
        {...written}
      >
        {'part' in slides ? (
          written.children
        ) : (
          <Slides words={words} slides={slides} slideClass={slideClass} />
        )}
      </div>
      {count > 1 && (
        <div className={`slide-controls ${controlsClass ?? 'mt-5'}`}>
          <Step label={words.previous} onClick={() => go(index - 1)}>
            <ChevronLeft size={22} />
          </Step>
          {moves && (
            <Step label={playing ? words.pause : words.play} onClick={() => setPlaying(!playing)}>
              {playing ? <Pause size={18} /> : <Play size={18} />}
            </Step>
          )}
          <Step label={words.next} onClick={() => go(index + 1)}>
            <ChevronRight size={22} />
          </Step>
          {marks === 'count' ? (
            <p className="figure small ml-5" aria-hidden="true">{`${index + 1} / ${count}`}</p>
          ) : (
            Array.from({ length: count }, (_, place) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
                key={place}
                type="button"
                className="tick"
                aria-label={`${words.slide} ${place + 1} ${words.of} ${count}`}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => go(place)}
              />
            ))
          )}
        </div>
      )}
    </div>
  )
}

type StepProps = { label: string; onClick: () => void; children: ReactNode }

function Step({ label, onClick, children }: StepProps) {
  return (
    <button type="button" className="step" aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}

/** Which slide is at the front, and how to bring another there; past either end it goes round. */
function useSlides(
  track: React.RefObject<HTMLDivElement | null>,
  count: number,
  onSlide: ((index: number) => void) | undefined,
) {
  const [index, setIndex] = useState(0)
  const heard = useRef(onSlide)
  useEffect(() => {
    heard.current = onSlide
  })
  useEffect(() => {
    heard.current?.(index)
  }, [index])
  useEffect(() => {
    const row = track.current
    if (!row) return
    let asked = 0
    const read = () => {
      asked = 0
      setIndex(frontSlide(row))
    }
    const ask = () => {
      asked ||= requestAnimationFrame(read)
    }
    row.addEventListener('scroll', ask, { passive: true })
    return () => {
      row.removeEventListener('scroll', ask)
      cancelAnimationFrame(asked)
    }
  }, [track])
  const [go] = useState(() => (wanted: number) => {
    const row = track.current
    if (!row) return
    const place = nextPlace(row, wanted, count)
    const slide = row.children[place] as HTMLElement | undefined
    if (slide) row.scrollTo({ left: slide.offsetLeft, behavior: reducedMotion() ? 'instant' : 'smooth' })
  })
  return { index, go }
}

/** Where several slides are in view, the row ends before its last slide stands in front. */
function lastPlace(row: HTMLElement): number {
  const end = row.scrollWidth - row.clientWidth
  const slides = [...row.children] as HTMLElement[]
  const last = slides.findIndex((slide) => slide.offsetLeft >= end - 1)
  return last < 0 ? slides.length - 1 : last
}

function nextPlace(row: HTMLElement, wanted: number, count: number): number {
  const last = lastPlace(row)
  if (wanted < 0) return last
  if (wanted >= count) return 0
  if (wanted <= last) return wanted
  return wanted === frontSlide(row) + 1 ? 0 : last
}

function frontSlide(row: HTMLElement): number {
  const slides = [...row.children] as HTMLElement[]
  let nearest = 0
  slides.forEach((slide, place) => {
    const best = slides[nearest] as HTMLElement
    if (Math.abs(slide.offsetLeft - row.scrollLeft) < Math.abs(best.offsetLeft - row.scrollLeft))
      nearest = place
  })
  return nearest
}

/** Whether the row must keep still: pointed at, focused, out of sight, or in a tab that is hidden. */
function useStill(track: React.RefObject<HTMLDivElement | null>, moves: boolean) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [unseen, setUnseen] = useState(true)
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (!moves || !track.current) return
    const sight = new IntersectionObserver(([entry]) => setUnseen(!entry?.isIntersecting))
    sight.observe(track.current)
    const onHidden = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      sight.disconnect()
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [track, moves])
  return {
    still: hovered || focused || unseen || hidden,
    watch: {
      // A finger's tap is no hover: it would hold the row for ever.
      onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A click leaves its button focused too, but unseen: "play" must be able to play.
      onFocus: (event: React.FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: React.FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
