import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { openNow } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { heroPictures } from '#app/content/pictures.ts'
import { rowsOf, saysFrom } from '#app/content/prices/price-rows.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { rowStands } from '#app/content/records/rows.ts'
import { content } from '#app/content/snapshot.ts'
import { OpenNow } from '#app/public/layout/open-now.tsx'
import { SeasonNotice } from '#app/public/pages/parts/season-notice.tsx'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Phone } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'

/** Milliseconds per picture. */
const EVERY = 5000

/** The first screen: open or closed, where and what for, the main prices in large type, one call to action; then the season, and the garage in figures. */
export function Hero({ lang, now }: { lang: Lang; now: Date }) {
  const { hero } = content(lang).home
  const phone = phoneText(facts().business.phone, lang)
  // Where no price stands, the links are alone beside the buttons.
  const beside = wallPrices().length > 0 ? 'lg:row-span-4 lg:row-start-1' : 'lg:row-start-3 lg:self-end'
  return (
    <section id="home" aria-labelledby="home-title">
      <div className="full-height wrap on-night grid grid-cols-1 grid-rows-[repeat(6,auto)_1fr] gap-x-10 bg-night text-on-night lg:grid-cols-12 lg:grid-rows-[repeat(3,min-content)_1fr] lg:py-12 xl:gap-x-16">
        <OpenNow open={openNow(now, lang)} className="mt-5 lg:hidden" />
        {/* One sentence per line: a line never holds the end of one sentence and the start of the next. */}
        <h1 id="home-title" className="display mt-2.5 lg:col-span-7 lg:mt-0 lg:text-6xl xl:text-[4.25rem]">
          {sentences(hero.title || facts().business.name).map((sentence) => (
            <span key={sentence} className="block">
              {`${sentence} `}
            </span>
          ))}
        </h1>
        {/* On a phone the prices stand right under the headline, what they are for and the links to more under the buttons. */}
        <div className={`contents lg:col-span-5 lg:col-start-8 lg:flex lg:flex-col ${beside}`}>
          <Wall lang={lang} className="mt-3 flex grow flex-col lg:mt-0" />
          <p className="flex flex-wrap justify-between gap-x-6 max-lg:order-2 lg:mt-1">
            <ActionLink href={href('pricing', lang)} tone="text">
              {hero.pricesButton}
            </ActionLink>
            <ActionLink href={href('canIDrive', lang)} tone="text">
              {hero.lampButton}
            </ActionLink>
          </p>
        </div>
        <p className="small mt-3 leading-snug max-lg:order-1 lg:col-span-7 lg:row-start-2 lg:mt-5 lg:text-[1.0625rem]">
          {hero.badge && <span className="text-on-night-soft lg:block">{`${hero.badge}. `}</span>}
          <span className="font-semibold lg:mt-1 lg:block lg:max-w-[26em] lg:text-[1.25rem]">
            {hero.subtitle}
          </span>
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-2 lg:col-span-7 lg:row-start-3 lg:mt-6 lg:gap-3">
          <a
            href={href('services', lang)}
            className="action hero-primary grow px-3 max-[24rem]:px-2 sm:grow-0 sm:px-5"
          >
            {hero.servicesButton}
          </a>
          <a
            href={`tel:${facts().business.phone}`}
            className="action action-line figure grow gap-2 px-3 max-[24rem]:px-2 sm:grow-0 sm:px-5"
          >
            <Phone className="max-[24rem]:hidden" />
            <span className="-mr-1 max-sm:sr-only">{hero.callButton}</span>
            {` ${phone}`}
          </a>
        </p>
        <Window lang={lang} />
      </div>
      <SeasonNotice lang={lang} now={now} />
      <InFigures lang={lang} />
    </section>
  )
}

/** The description, on a phone its first sentence; then the garage in three figures and five ticks. */
function InFigures({ lang }: { lang: Lang }) {
  const { hero } = content(lang).home
  const [first, ...others] = sentences(hero.description)
  return (
    <div className="wrap grid gap-x-16 gap-y-4 border-b border-line py-5 lg:grid-cols-12 lg:py-10">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-5 gap-y-2 lg:col-span-5">
        {hero.trust.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="small leading-snug text-balance text-ink-soft">{label}</dt>
            <dd className="figure text-[min(2.25rem,10vw)] leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="small grid content-start gap-x-8 gap-y-1 leading-snug sm:grid-cols-2 lg:col-span-7 lg:row-span-2 lg:grid-cols-1">
        {hero.ticks.map((tick) => (
          <li key={tick} className="checked">
            {tick}
          </li>
        ))}
      </ul>
      <p className="measure text-ink-soft max-lg:small max-lg:order-first lg:col-span-5">
        {first}
        <span className="max-lg:hidden">{` ${others.join(' ')}`}</span>
      </p>
    </div>
  )
}

/**
 * Pictures of the workshop, one after the other (`hero-pictures.browser.ts`). The first has an alt text; the others are
 * decorative and each is loaded just before it is shown.
 */
function Window({ lang }: { lang: Lang }) {
  const { interface: words, home } = content(lang)
  const { pause, play } = words.carousel
  const [first, ...others] = shownPictures(heroPictures)
  const say = (word: string) => `${word} (${home.hero.slides})`
  // As wide as the screen where no price stands beside them. Else a strip on a phone, whose bytes are better spent on the text's font.
  const [sizes, columns] =
    wallPrices().length > 0
      ? ['(width >= 64rem) 47rem, 60vw', 'lg:col-span-7']
      : ['(width >= 64rem) 76rem, 100vw', 'lg:col-span-12']
  return (
    <hero-pictures
      every={EVERY}
      className={`relative -mx-(--margin) row-start-7 mt-2 block min-h-[44vw] overflow-hidden lg:row-start-4 lg:mx-0 lg:mt-8 lg:min-h-72 ${columns}`}
    >
      {first && (
        <Picture
          picture={pictureData(first, lang)}
          sizes={sizes}
          eager
          className="[&_img]:object-[50%_78%]"
        />
      )}
      <template>
        {others.map((key) => (
          <Picture
            key={key}
            picture={{ ...pictureData(key, lang), alt: '' }}
            sizes={sizes}
            className="opacity-0"
          />
        ))}
      </template>
      <button
        type="button"
        aria-label={say(pause)}
        data-play={say(play)}
        className="scripted absolute right-3 bottom-3 size-11 md:max-lg:right-20 bg-night/80 hover:bg-night"
      />
      <p className="hint label" aria-hidden="true">
        {home.hero.scrollHint}
      </p>
    </hero-pictures>
  )
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s/)
}

/** The prices asked for most, in the board's order. */
const onWall = ['labour', 'oilChange', 'tireSwap', 'inspection'] as const satisfies readonly PriceKey[]

const wallPrices = () => onWall.filter((key) => rowStands(key))

/** The price board: up to four prices in large type, and a note on what they include. */
export function Wall({ lang, className }: { lang: Lang; className: string }) {
  const { home, prices } = content(lang)
  const { board } = home
  const shown = wallPrices()
  if (shown.length === 0) return null
  return (
    <div className={className}>
      <h2 className="label text-on-night-soft max-lg:sr-only">{board.heading}</h2>
      <dl className="wall">
        {shown.map((key) => {
          const { before, amount, unit } = prices[key]
          const { label, note } = board.lines[key]
          return (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <b className="figure">
                  {before && <small>{before}</small>} {amount}
                </b>{' '}
                <small className="empty:hidden">{[unit, note].filter(Boolean).join(', ')}</small>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-2 text-sm text-balance text-on-night-soft lg:mt-4">
        {`${saysFrom(rowsOf(prices, shown)) ? board.lowest : board.exact} ${board.taxes}`}
      </p>
    </div>
  )
}
