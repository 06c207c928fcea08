import type { Lang } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import type { ServiceFacts } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { SlideShow } from '#app/ui/slide-show.tsx'
import { Bodywork } from './bodywork.tsx'
import { CarDrawing } from './car-drawing.tsx'
import { ServiceCard } from './service-card.tsx'
import { ServiceDetail } from './service-detail.tsx'

/** Milliseconds each card stays in front. */
const EVERY = 4000

/** The seven services: the car and the cards, or one of them in detail when the address names it. */
export function Services({ lang, selected }: { lang: Lang; selected?: ServiceFacts }) {
  const { heading, intro } = content(lang).home.services
  return (
    <section id="services" aria-labelledby="services-title" className="pt-16 lg:pt-28">
      <div className="wrap grid gap-x-16 gap-y-3 lg:grid-cols-12">
        <h2 id="services-title" tabIndex={-1} className="title outline-none lg:col-span-7">
          {heading}
        </h2>
        <p className="lead self-end text-ink-soft lg:col-span-5">{intro}</p>
      </div>
      {selected ? <ServiceDetail lang={lang} selected={selected} /> : <CarAndCards lang={lang} />}
      <Bodywork lang={lang} />
    </section>
  )
}

/** Either shows which service the other means (`car-map.browser.ts`). */
function CarAndCards({ lang }: { lang: Lang }) {
  const { home, interface: words } = content(lang)
  const { heading, hint } = home.carMap
  return (
    <car-map data-holds="" className="wrap mt-10 grid gap-x-16 gap-y-12 lg:mt-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="small text-ink-soft">
          <b className="font-semibold text-ink">{heading}.</b> {hint}
        </p>
        <CarDrawing lang={lang} />
      </div>
      <div className="min-w-0 lg:col-span-5">
        <SlideShow
          label={home.services.heading}
          words={words.carousel}
          every={EVERY}
          marks="count"
          trackClass="numbering"
          slideClass="relative flex w-full flex-col"
          slides={services.map((each) => ({
            key: each.id,
            node: <ServiceCard service={each} lang={lang} />,
          }))}
        />
      </div>
    </car-map>
  )
}
