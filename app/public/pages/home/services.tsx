import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { SlideShow } from '#app/ui/picture/slide-show.tsx'
import { Bodywork } from './bodywork.tsx'
import { CarDrawing } from './car-drawing.tsx'
import { ServiceCard } from './service-card.tsx'
import { ServiceDetail } from './service-detail.tsx'

/** Milliseconds per card. */
const EVERY = 4000

/** The car and the service cards, or one service in detail if the query names it. */
export function Services({ lang, selected }: { lang: Lang; selected?: ServiceFacts }) {
  const { carMap, services: words } = content(lang).home
  return (
    <section id="services" aria-labelledby="services-title" className="wrap pt-7 lg:pt-16">
      <h2 id="services-title" tabIndex={-1} className="title outline-none">
        {selected ? words.heading : carMap.heading}
      </h2>
      {selected ? <ServiceDetail lang={lang} selected={selected} /> : <CarAndCards lang={lang} />}
      <Bodywork lang={lang} />
    </section>
  )
}

/** Each highlights the service that the other shows (`car-map.browser.ts`). */
function CarAndCards({ lang }: { lang: Lang }) {
  const { home, interface: words } = content(lang)
  return (
    <car-map data-holds="" className="mt-2 grid gap-y-5 lg:gap-y-10">
      <div>
        {offeredPackages().length > 0 && (
          <p className="small mb-4 text-ink-soft lg:mb-8 lg:text-base">{home.carMap.hint}</p>
        )}
        <CarDrawing lang={lang} />
      </div>
      <SlideShow
        label={home.services.heading}
        words={words.carousel}
        every={EVERY}
        marks="count"
        sizes="(width >= 64rem) 38rem, 100vw"
        className="min-w-0"
        controlsClass="over-card"
        slideClass="service-card"
        slides={facts().services.map((each) => ({
          key: each.id,
          node: <ServiceCard service={each} lang={lang} />,
        }))}
      />
    </car-map>
  )
}
