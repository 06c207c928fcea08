import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import type { Frame } from '#app/layout/frame.server.ts'
import { OpenNow } from '#app/layout/open-now.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight, Check, Pause, Phone, Play } from '#app/ui/icon.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import { reducedMotion } from '#app/ui/reduced-motion.ts'
import type { HomeContent } from './home-content.server.ts'

/** Milliseconds each picture stays. */
const EVERY = 5000

export const heroSizes = '100vw'

type HeroProps = {
  hero: HomeContent['hero']
  words: HomeContent['words']
  lang: Lang
  phone: string
  servicesHref: string
}

/** The first screen: what the garage stands for, whether it is open, and where a hand should go. */
export function Hero({ hero, words, lang, phone, servicesHref }: HeroProps) {
  const frame = useRouteLoaderData<Frame>(`site.${lang}`)
  return (
    <section id="home" aria-labelledby="home-title" className="on-night bg-night text-on-night">
      <div className="relative isolate flex min-h-[calc(100svh-4rem)] flex-col justify-end overflow-hidden lg:min-h-[min(calc(100svh-18rem),52rem)]">
        <Slides pictures={hero.pictures} label={hero.slides} words={words} />
        <div className="wrap pointer-events-none pt-24 pb-24 *:pointer-events-auto lg:pb-14">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {frame && <OpenNow open={frame.open} />}
            <span className="small text-on-night-soft">{hero.badge}</span>
          </p>
          <h1 id="home-title" className="display mt-4 max-w-[13ch]">
            {hero.title}
          </h1>
          <p className="lead mt-5 max-w-[38ch] font-semibold">{hero.subtitle}</p>
          <p className="mt-2 max-w-[52ch] text-on-night-soft max-lg:hidden">{hero.description}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
            <ActionLink href={servicesHref} tone="paper">
              {hero.servicesButton}
              <ArrowRight size={20} />
            </ActionLink>
            <ActionLink href={phone} tone="signal">
              <Phone size={20} />
              {hero.callButton}
            </ActionLink>
          </div>
        </div>
        <p
          className="hint label absolute bottom-8 left-1/2 -translate-x-1/2 max-lg:hidden"
          aria-hidden="true"
        >
          {hero.scrollHint}
        </p>
      </div>
      <div className="wrap grid gap-x-12 gap-y-8 py-9 lg:grid-cols-[auto_1fr]">
        <dl className="flex gap-x-8 sm:gap-x-12">
          {hero.trust.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="small max-w-[16ch] leading-snug text-on-night-soft">{label}</dt>
              <dd className="figure text-4xl">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="small grid content-center gap-x-8 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
          {hero.ticks.map((tick) => (
            <li key={tick} className="flex gap-3">
              <Check size={20} className="mt-0.5 shrink-0" />
              {tick}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type SlidesProps = { pictures: readonly PictureSource[]; label: string; words: HomeContent['words'] }

/** The pictures behind the title, one after the other; the page brings the first alone, the others follow one ahead. */
function Slides({ pictures, label, words }: SlidesProps) {
  const { index, playing, setPlaying } = useTurning(pictures.length)
  const ahead = playing ? (index + 1) % pictures.length : index
  const behind = (index + pictures.length - 1) % pictures.length
  return (
    <>
      <div className="absolute inset-0 -z-20">
        {pictures.map((picture, place) => {
          const mounted = place === 0 || place === index || place === ahead || (playing && place === behind)
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
      <div className="absolute right-4 bottom-4 flex items-center gap-3 sm:right-8 noscript:hidden">
        <span className="figure small" aria-hidden="true">
          {index + 1} / {pictures.length}
        </span>
        <button
          type="button"
          className="grid size-12 place-items-center border border-on-night/60 bg-night/60 hover:bg-night"
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause size={18} /> : <Play size={18} />}
          <span className="sr-only">{`${playing ? words.pause : words.play} (${label})`}</span>
        </button>
      </div>
    </>
  )
}

/** Which picture shows. It turns once the page has loaded, while it is wanted and can be seen. */
function useTurning(count: number) {
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(false)
  useEffect(() => setPlaying(!reducedMotion()), [])
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      if (!document.hidden && scrollY < innerHeight) setIndex((before) => (before + 1) % count)
    }, EVERY)
    return () => clearInterval(timer)
  }, [playing, count])
  return { index, playing, setPlaying }
}
