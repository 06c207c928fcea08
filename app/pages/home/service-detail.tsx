import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowLeft, ArrowRight } from '#app/ui/icon.tsx'
import { PictureGallery } from '#app/ui/picture-gallery.tsx'
import { PriceBoard } from '#app/ui/price-tag.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { HomeContent } from './home-content.server.tsx'
import type { DetailContent } from './services-content.server.ts'

/** Milliseconds each picture stays. */
const EVERY = 4000

type ServiceDetailProps = {
  services: HomeContent['services']
  selected: DetailContent
  words: HomeContent['words']
}

/** One service opened on the home page, with the others a tab away. */
export function ServiceDetail({ services, selected, words: carouselWords }: ServiceDetailProps) {
  const { places } = services
  const { words } = selected
  return (
    <div className="wrap mt-8">
      <ActionLink href={services.listHref} tone="text" keepScroll>
        <ArrowLeft size={18} />
        {words.back}
      </ActionLink>
      <Tabs
        label={words.tabs}
        tabs={places.map(({ id, label, href }) => ({ href, label, current: id === selected.id }))}
      />
      <div key={selected.id} className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <h3 className="title">{selected.title}</h3>
          <p className="lead mt-3 font-semibold">{selected.subtitle}</p>
          <p className="mt-3 measure text-ink-soft">{selected.description}</p>
          <div className="mt-8">
            <PictureGallery
              label={selected.title}
              words={{ ...carouselWords, empty: words.photosToCome }}
              pictures={selected.pictures}
              every={EVERY}
              sizes="(width >= 64rem) 44rem, 100vw"
            />
          </div>
        </div>
        <aside aria-labelledby="prices-title" className="self-start lg:col-span-5">
          <h4 id="prices-title" className="heading">
            {words.prices}
          </h4>
          <div className="mt-4">
            <PriceBoard lines={selected.prices} />
          </div>
          <p className="small mt-4 text-ink-soft">{words.pricesNote}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ActionLink href={selected.quoteHref} tone="signal">
              {words.quote}
            </ActionLink>
            <ActionLink href={selected.pricesHref} tone="text">
              {words.allPrices}
            </ActionLink>
          </div>
        </aside>
        <div className="lg:col-span-7">
          <h4 className="heading">{words.benefits}</h4>
          <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-3">
            {selected.benefits.map(({ title, description }) => (
              <li key={title} className="border-t-4 border-ink pt-3">
                <h5 className="font-semibold">{title}</h5>
                <p className="small mt-1 text-ink-soft">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-5">
          <h4 className="heading mb-4">{words.questions}</h4>
          <Accordion items={selected.faq} name="service-questions" />
          <ActionLink href={selected.pageHref} tone="text" className="mt-4">
            {words.page}
            <ArrowRight size={18} />
          </ActionLink>
        </div>
      </div>
    </div>
  )
}
