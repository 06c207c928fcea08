import { OpenNow } from '#app/layout/open-now.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight, Phone } from '#app/ui/icon.tsx'

type HeroCopy = {
  badge: string
  title: string
  subtitle: string
  description: string
  servicesButton: string
  callButton: string
  scrollHint: string
  ticks: string[]
  trust: { value: string; label: string }[]
}

type HeroWordsProps = {
  hero: HeroCopy
  /** Whether the garage is open, as the frame around the page says it. */
  open: { now: boolean; text: string }
  phone: string
  servicesHref: string
}

/** What the garage stands for, whether it is open, and where a hand should go. */
export function HeroWords({ hero, open, phone, servicesHref }: HeroWordsProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <OpenNow open={open} />
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
        <ActionLink href={servicesHref} tone="paper">
          {hero.servicesButton}
          <ArrowRight />
        </ActionLink>
        <ActionLink href={phone} tone="signal">
          <Phone />
          {hero.callButton}
        </ActionLink>
      </p>
      <p className="hint label absolute bottom-7 left-1/2 -translate-x-1/2 max-lg:hidden" aria-hidden="true">
        {hero.scrollHint}
      </p>
    </>
  )
}

/** "Le prix au mur." and "La réparation sous vos yeux.": a line never holds the end of one and the start of the next. */
function sentences(title: string): string[] {
  return title.split(/(?<=[.!?])\s/)
}

/** What can be counted on, under the picture. */
export function HeroFacts({ hero }: { hero: HeroCopy }) {
  return (
    <>
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
          <li key={tick} className="icon-check ticked">
            {tick}
          </li>
        ))}
      </ul>
    </>
  )
}
