import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { openState, openStateText } from '#app/content/opening.ts'
import { topPicture } from '#app/content/picture-data.server.ts'
import { heroPictures, type PictureKey } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { OpenNow } from '#app/layout/open-now.tsx'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight, Check, Pause, Phone } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'

/** Milliseconds each picture stays. */
const EVERY = 5000

export const heroSizes = '100vw'

/** The first screen, over the pictures of the workshop: what the garage stands for, whether it is open, and where a hand should go. */
export function Hero({ lang, now, without }: { lang: Lang; now: Date; without: readonly PictureKey[] }) {
  const { hero } = content(lang).home
  const state = openState(now)
  return (
    <section id="home" aria-labelledby="home-title" className="home-hero on-night bg-night text-on-night">
      <div className="relative isolate flex min-h-[calc(100svh-4rem)] flex-col justify-end overflow-hidden lg:min-h-[min(calc(100svh-17rem),52rem)]">
        <Turning lang={lang} keys={heroPictures.filter((key) => !without.includes(key))} />
        <div className="wrap pointer-events-none pt-24 pb-8 md:pb-24 *:pointer-events-auto lg:pb-14">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <OpenNow open={{ now: state.open, text: openStateText(state, now, lang) }} />
            <span className="small text-on-night-soft">{hero.badge}</span>
          </p>
          <h1 id="home-title" className="display mt-4 max-w-[10.5em]">
            {sentences(hero.title).map((sentence) => (
              <span key={sentence} className="block text-balance">
                {`${sentence} `}
              </span>
            ))}
          </h1>
          <p className="lead mt-5 max-w-[22.9em] font-semibold">{hero.subtitle}</p>
          <p className="mt-2 max-w-[22.9em] text-on-night-soft max-lg:hidden">{hero.description}</p>
          <p className="mt-7 flex flex-wrap gap-3 max-sm:*:w-[calc(100%-4rem)] max-sm:*:px-3">
            <ActionLink href={href('services', lang)} tone="paper">
              {hero.servicesButton}
              <ArrowRight />
            </ActionLink>
            <ActionLink href={`tel:${business.phone}`} tone="signal">
              <Phone />
              {hero.callButton}
            </ActionLink>
          </p>
          <p
            className="hint label absolute bottom-7 left-1/2 -translate-x-1/2 max-lg:hidden"
            aria-hidden="true"
          >
            {hero.scrollHint}
          </p>
        </div>
      </div>
      <div className="wrap grid gap-x-12 gap-y-8 py-9 lg:grid-cols-[auto_1fr]">
        <dl className="flex gap-x-8 sm:gap-x-12">
          {hero.trust.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="small max-w-[7.4em] leading-snug text-on-night-soft">{label}</dt>
              <dd className="figure text-4xl">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="small grid content-center gap-x-8 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
          {hero.ticks.map((tick) => (
            <li key={tick} className="flex gap-3">
              <Check className="mt-0.5" />
              {tick}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const SLIDE = 'absolute inset-0 transition-opacity duration-300'

/**
 * The pictures behind the title, one after the other (`hero-pictures.browser.ts`). The first says what it shows; those that
 * follow it change the light, not what is said, and are fetched one ahead.
 */
function Turning({ lang, keys }: { lang: Lang; keys: readonly PictureKey[] }) {
  const { interface: words, home } = content(lang)
  const { pause, play } = words.carousel
  const [first, ...others] = keys
  const say = (word: string) => `${word} (${home.hero.slides})`
  return (
    <hero-pictures every={EVERY} className="contents">
      <div className="absolute inset-0 -z-20">
        {first && (
          <div className={SLIDE}>
            <Picture picture={topPicture(first, lang)} sizes={heroSizes} eager className="size-full" />
          </div>
        )}
        <template>
          {others.map((key) => (
            <div key={key} className={`${SLIDE} opacity-0`}>
              <Picture
                picture={{ ...topPicture(key, lang), alt: '' }}
                sizes={heroSizes}
                scripted
                className="size-full"
              />
            </div>
          ))}
        </template>
      </div>
      <div className="scrim absolute inset-0 -z-10" />
      <button
        type="button"
        data-play={say(play)}
        className="figure small absolute right-4 bottom-5 flex h-12 items-center gap-3 border border-on-night/60 bg-night/70 px-4 hover:bg-night md:right-24 noscript:hidden"
      >
        <Pause size={18} />
        <span className="sr-only">{say(pause)}</span>
        <span aria-hidden="true" className="max-sm:hidden">{`1 / ${keys.length}`}</span>
      </button>
    </hero-pictures>
  )
}

/** "Le prix au mur." and "La réparation sous vos yeux.": a line never holds the end of one and the start of the next. */
function sentences(title: string): string[] {
  return title.split(/(?<=[.!?])\s/)
}
