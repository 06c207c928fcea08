import { useEffect, useState } from 'react'
import { Pause, Play } from '#app/ui/icon.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import { reducedMotion } from '#app/ui/reduced-motion.ts'
import { Written } from '#app/ui/written.tsx'
import type { HomeContent } from './home-content.server.tsx'

/** Milliseconds each picture stays, and of these the last ones in which the next is fetched. */
const EVERY = 5000
const FETCHED_AHEAD = 1500

export const heroSizes = '100vw'

type HeroProps = { hero: HomeContent['hero']; words: HomeContent['words'] }

/** The first screen, over the pictures of the workshop. */
export function Hero({ hero, words }: HeroProps) {
  return (
    <section id="home" aria-labelledby="home-title" className="home-hero on-night bg-night text-on-night">
      <div className="relative isolate flex min-h-[calc(100svh-4rem)] flex-col justify-end overflow-hidden lg:min-h-[min(calc(100svh-17rem),52rem)]">
        <Slides pictures={hero.pictures} label={hero.label} words={words} />
        <Written
          part="hero-words"
          className="wrap pointer-events-none pt-24 pb-8 md:pb-24 *:pointer-events-auto lg:pb-14"
        />
      </div>
      <Written part="hero-facts" className="later wrap grid gap-x-12 gap-y-8 py-9 lg:grid-cols-[auto_1fr]" />
    </section>
  )
}

/** A hand or the focus is on one of its controls: nothing moves behind it then. */
const HELD = '#home :is(a, button):hover, #home :focus-visible'

type SlidesProps = { pictures: readonly PictureSource[]; label: string; words: HomeContent['words'] }

/** The pictures behind the title, one after the other; the page brings the first alone, the others follow one ahead. */
function Slides({ pictures, label, words }: SlidesProps) {
  const { index, turned, soon, playing, setPlaying } = useTurning(pictures.length)
  const ahead = (index + 1) % pictures.length
  const behind = (index + pictures.length - 1) % pictures.length
  return (
    <>
      <div className="absolute inset-0 -z-20">
        {pictures.map((picture, place) => {
          const mounted =
            place === 0 || place === index || (soon && place === ahead) || (turned && place === behind)
          return (
            mounted && (
              <div
                key={picture.files[0]}
                aria-hidden={place !== index}
                className={`absolute inset-0 transition-opacity duration-300 ${place === index ? '' : 'opacity-0'}`}
              >
                <Picture picture={picture} sizes={heroSizes} eager={place === 0} className="size-full" />
              </div>
            )
          )
        })}
      </div>
      <div className="scrim absolute inset-0 -z-10" />
      <button
        type="button"
        className="figure small absolute right-4 bottom-5 flex h-12 items-center gap-3 border border-on-night/60 bg-night/70 px-4 hover:bg-night md:right-24 noscript:hidden"
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <Pause size={18} /> : <Play size={18} />}
        <span className="sr-only">{`${playing ? words.pause : words.play} (${label})`}</span>
        <span aria-hidden="true" className="max-sm:hidden">{`${index + 1} / ${pictures.length}`}</span>
      </button>
    </>
  )
}

/** Which picture shows. It turns once the page has loaded, while it is wanted and can be seen. */
function useTurning(count: number) {
  const [turns, setTurns] = useState(0)
  const [soon, setSoon] = useState(false)
  const [playing, setPlaying] = useState(false)
  useEffect(() => setPlaying(!reducedMotion()), [])
  useEffect(() => {
    if (!playing) return
    const seen = () => !document.hidden && scrollY < innerHeight && !document.querySelector(HELD)
    let fetching = setTimeout(() => setSoon(seen()), EVERY - FETCHED_AHEAD)
    const turning = setInterval(() => {
      setSoon(false)
      if (seen()) setTurns((before) => before + 1)
      fetching = setTimeout(() => setSoon(seen()), EVERY - FETCHED_AHEAD)
    }, EVERY)
    return () => {
      clearTimeout(fetching)
      clearInterval(turning)
    }
  }, [playing])
  return { index: turns % count, turned: turns > 0, soon, playing, setPlaying }
}
