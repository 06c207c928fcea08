import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CarMap, type CarPart } from '#app/ui/car-map.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Written } from '#app/ui/written.tsx'
import type { HomeContent } from './home-content.server.tsx'
import { ServiceDetail } from './service-detail.tsx'

/** Milliseconds each card stays in front. */
const EVERY = 4000

type ServicesProps = { services: HomeContent['services']; words: HomeContent['words'] }

/** The seven services: the car and the cards, or one of them in detail when the address names it. */
export default function Services({ services, words }: ServicesProps) {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { selected } = services
  useLinksHere(section)
  useArrival(heading, selected?.id)
  return (
    <section ref={section} id="services" aria-labelledby="services-title" className="later pt-16 lg:pt-28">
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
      <Written part="bodywork" className="later" />
    </section>
  )
}

function CarAndCards({ services, words }: ServicesProps) {
  const { places, carMap } = services
  const [front, setFront] = useState(0)
  const [pointed, setPointed] = useState<CarPart>()
  const [wanted, setWanted] = useState<{ index: number }>()

  function point(part: CarPart | undefined): void {
    setPointed(part)
    if (part) setWanted({ index: places.findIndex((place) => place.part === part) })
  }

  return (
    <div className="wrap mt-10 grid gap-x-16 gap-y-12 lg:mt-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="small text-ink-soft">
          <b className="font-semibold text-ink">{carMap.heading}.</b> {carMap.hint}
        </p>
        <CarMap
          label={carMap.label}
          places={places.map(({ part, place, href }) => ({ part, label: place, href }))}
          on={pointed ?? places[front]?.part}
          onPoint={point}
        />
      </div>
      <div className="later min-w-0 lg:col-span-5">
        <Carousel
          label={services.words.heading}
          words={words}
          every={EVERY}
          held={pointed !== undefined}
          at={wanted}
          onSlide={setFront}
          marks="count"
          slides={{ part: 'cards', count: places.length }}
        />
      </div>
    </div>
  )
}

/** Links to another view of this page that the server wrote are followed without leaving it, as those that React wrote. */
function useLinksHere(section: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = section.current
    if (!element) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const address = link?.getAttribute('href')
      if (!address?.includes('#services') || event.defaultPrevented) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      navigate(address, { preventScrollReset: true })
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [section, navigate])
}

/** The link that was followed is gone with the view it was in: eyes and focus go to the head of the section. */
function useArrival(head: RefObject<HTMLElement | null>, view: string | undefined): void {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    const top = head.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight) head.current?.scrollIntoView()
    head.current?.focus({ preventScroll: true })
  }, [head, view])
}
