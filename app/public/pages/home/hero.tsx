import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { openNow } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { heroPictures, type PictureKey } from '#app/content/pictures.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { OpenNow } from '#app/public/layout/open-now.tsx'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Wall } from './wall.tsx'

/** Milliseconds per picture. */
const EVERY = 5000

/** The first screen: open or closed, the main prices in large type, the calls to action, and pictures of the workshop. */
export function Hero({ lang, now, without }: { lang: Lang; now: Date; without: readonly PictureKey[] }) {
  const { hero } = content(lang).home
  const phone = phoneText(facts().business.phone, lang)
  return (
    <section
      id="home"
      aria-labelledby="home-title"
      className="wrap on-night grid grid-cols-1 gap-x-10 bg-night text-on-night lg:grid-cols-12 lg:grid-rows-[repeat(3,min-content)_auto_1fr_min-content] lg:py-12 xl:gap-x-16"
    >
      <OpenNow open={openNow(now, lang)} className="mt-6 lg:hidden" />
      <h1 id="home-title" className="display mt-3 lg:col-span-7 lg:mt-0 lg:text-6xl xl:text-[4.25rem]">
        {sentences(hero.title || facts().business.name).map((sentence) => (
          <span key={sentence} className="block">
            {`${sentence} `}
          </span>
        ))}
      </h1>
      <Wall lang={lang} className="mt-5 lg:col-span-5 lg:col-start-8 lg:row-span-4 lg:row-start-1 lg:mt-0" />
      <p className="mt-5 flex flex-wrap items-center gap-3 lg:col-span-7 lg:row-start-3 lg:mt-6">
        <ActionLink href={href('pricing', lang)} tone="paper" className="grow px-4 sm:grow-0">
          {hero.pricesButton}
        </ActionLink>
        <a
          href={`tel:${facts().business.phone}`}
          className="action hero-call figure grow gap-2 px-4 sm:grow-0"
        >
          <Phone />
          <span className="-mr-1 max-sm:sr-only">{hero.callButton}</span>
          {` ${phone}`}
        </a>
        <ActionLink href={href('services', lang)} tone="text">
          {hero.servicesButton}
        </ActionLink>
      </p>
      <Window lang={lang} keys={shownPictures(heroPictures).filter((key) => !without.includes(key))} />
      <div className="mt-4 lg:col-span-7 lg:row-start-2 lg:mt-6">
        <p className="small text-on-night-soft">{hero.badge}</p>
        <p className="lead mt-1 max-w-[26em] font-semibold">{hero.subtitle}</p>
      </div>
      <p className="mt-4 max-w-[38em] text-on-night-soft max-lg:hidden lg:col-span-7 lg:row-start-6">
        {hero.description}
      </p>
      <div className="pb-5 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-5 lg:pb-0">
        <dl className="mt-6 flex gap-x-8 sm:gap-x-12 lg:mt-8 lg:gap-x-8 xl:gap-x-12">
          {hero.trust.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="small max-w-[9em] leading-snug text-balance text-on-night-soft">{label}</dt>
              <dd className="figure text-[min(2.25rem,10vw)]">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="small mt-5 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-1">
          {hero.ticks.map((tick) => (
            <li key={tick} className="checked">
              {tick}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const SLIDE = 'absolute inset-0 size-full transition-opacity duration-300'
const SIZES = '(width >= 64rem) 47rem, 100vw'

/**
 * Pictures of the workshop, one after the other (`hero-pictures.browser.ts`). The first has an alt text; the others are
 * decorative and each is loaded just before it is shown.
 */
function Window({ lang, keys }: { lang: Lang; keys: readonly PictureKey[] }) {
  const { interface: words, home } = content(lang)
  const { pause, play } = words.carousel
  const [first, ...others] = keys
  const say = (word: string) => `${word} (${home.hero.slides})`
  return (
    <hero-pictures
      every={EVERY}
      className="relative -mx-(--margin) block mt-5 aspect-3/2 overflow-hidden [&_img]:object-[50%_78%] md:aspect-[5/2] lg:col-span-7 lg:row-span-2 lg:row-start-4 lg:mx-0 lg:mt-8 lg:aspect-auto lg:min-h-72 xl:min-h-88"
    >
      {first && <Picture picture={pictureData(first, lang)} sizes={SIZES} eager className={SLIDE} />}
      <template>
        {others.map((key) => (
          <Picture
            key={key}
            picture={{ ...pictureData(key, lang), alt: '' }}
            sizes={SIZES}
            className={`${SLIDE} opacity-0`}
          />
        ))}
      </template>
      <button
        type="button"
        aria-label={say(pause)}
        data-play={say(play)}
        className="scripted absolute right-3 bottom-3 size-11 bg-night/80 hover:bg-night"
      />
      <p className="hint label absolute bottom-6 left-5 max-lg:hidden" aria-hidden="true">
        {home.hero.scrollHint}
      </p>
    </hero-pictures>
  )
}

/** One sentence per line: a line never holds the end of one sentence and the start of the next. */
function sentences(title: string): string[] {
  return title.split(/(?<=[.!?])\s/)
}
