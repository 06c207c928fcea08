import { useEffect, useRef, useState } from 'react'
import { ActionLink } from '#app/ui/action-link.tsx'
import { CarMap, type CarPart } from '#app/ui/car-map.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HomeContent } from './home-content.server.ts'
import { ServiceCard } from './service-card.tsx'
import { ServiceDetail } from './service-detail.tsx'

/** Milliseconds each card stays in front. */
const EVERY = 4000

type Section = HomeContent['services']
type ServicesProps = { services: Section; words: HomeContent['words'] }

/** The seven services: the car and the cards, or one of them in detail when the address names it. */
export default function Services({ services, words }: ServicesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { selected } = services
  useFocusOnChange(heading, selected?.id)
  return (
    <section id="services" aria-labelledby="services-title" className="pt-16 lg:pt-28">
      <div className="wrap grid gap-x-16 gap-y-3 lg:grid-cols-12">
        <h2 id="services-title" ref={heading} tabIndex={-1} className="title outline-none lg:col-span-7">
          {services.words.heading}
        </h2>
        <p className="lead self-end text-ink-soft lg:col-span-5">{services.words.intro}</p>
      </div>
      {selected ? (
        <ServiceDetail services={services} selected={selected} words={words} />
      ) : (
        <CarAndCards services={services} words={words} />
      )}
      <Bodywork bodywork={services.bodywork} />
    </section>
  )
}

function CarAndCards({ services, words }: ServicesProps) {
  const { cards, carMap } = services
  const [front, setFront] = useState(0)
  const [pointed, setPointed] = useState<CarPart>()
  const [wanted, setWanted] = useState<{ index: number }>()

  function point(part: CarPart | undefined): void {
    setPointed(part)
    if (part) setWanted({ index: cards.findIndex((card) => card.part === part) })
  }

  return (
    <div className="wrap mt-10 grid gap-x-16 gap-y-12 lg:mt-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="small text-ink-soft">
          <span className="font-semibold text-ink">{carMap.heading}.</span> {carMap.hint}
        </p>
        <CarMap
          label={carMap.label}
          places={cards.map(({ part, place, href }) => ({ part, label: place, href }))}
          on={pointed ?? cards[front]?.part}
          onPoint={point}
        />
      </div>
      <div className="min-w-0 lg:col-span-5">
        <Carousel
          label={services.words.heading}
          words={words}
          every={EVERY}
          held={pointed !== undefined}
          at={wanted}
          onSlide={setFront}
          slideClass="relative flex w-full flex-col"
          slides={cards.map((card) => ({
            key: card.id,
            node: <ServiceCard card={card} details={services.words.details} />,
          }))}
        />
      </div>
    </div>
  )
}

/** Bodywork has work of its own size: an estimate first, and it is free. */
function Bodywork({ bodywork }: { bodywork: Section['bodywork'] }) {
  return (
    <div id="carrosserie" className="on-night mt-16 bg-night text-on-night lg:mt-28">
      <div className="grid lg:grid-cols-2">
        <Picture
          picture={bodywork.picture}
          sizes="(width >= 64rem) 50vw, 100vw"
          className="aspect-[16/10] lg:aspect-auto lg:min-h-[32rem]"
        />
        <div className="self-center px-[clamp(1.125rem,4vw,5rem)] py-12">
          <h3 className="title">{bodywork.title}</h3>
          <p className="lead mt-4 max-w-[48ch] text-on-night-soft">{bodywork.text}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ActionLink href={bodywork.quoteHref} tone="paper">
              {bodywork.button}
            </ActionLink>
            <ActionLink href={bodywork.href} tone="text">
              {bodywork.more}
              <ArrowRight size={18} />
            </ActionLink>
          </div>
        </div>
      </div>
    </div>
  )
}

/** The link that was followed is gone with the view it was in: the focus goes to the head of the section. */
function useFocusOnChange(target: React.RefObject<HTMLElement | null>, value: string | undefined): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    target.current?.focus({ preventScroll: true })
  }, [target, value])
}
