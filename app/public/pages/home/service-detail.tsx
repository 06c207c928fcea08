import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { packageOfService } from '#app/content/packages/offered.ts'
import { titledPicture } from '#app/content/picture-data.server.ts'
import { servicePictures } from '#app/content/pictures.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { rowsOf } from '#app/content/prices/price-rows.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { type ServiceFacts, type ServiceId, serviceKey } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { estimateHref } from '#app/estimate/href.ts'
import { ServiceIcon } from '#app/public/pages/parts/car/service-icon.tsx'
import { workNote } from '#app/public/pages/parts/price-table.tsx'
import { requestHref } from '#app/public/pages/parts/request-href.ts'
import { href } from '#app/site-map.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowLeft, ArrowRight } from '#app/ui/icon/icon.tsx'
import { PictureRow } from '#app/ui/picture/picture-row.tsx'
import { PriceBoard } from '#app/ui/price/price-board.tsx'
import { Tabs } from '#app/ui/section/tabs.tsx'

/** The most price lines beside a service. */
const PRICE_LINES = 4

/** One service in detail on the home page, the others on other tabs. */
export function ServiceDetail({ lang, selected }: { lang: Lang; selected: ServiceFacts }) {
  const { home, services: copies, servicesPage, prices, interface: words } = content(lang)
  const detail = home.services
  const { title, subtitle, description, benefits, faq } = copies[selected.id]
  const rows = rowsOf(prices, listedRows(selected.id)).slice(0, PRICE_LINES)
  return (
    <div className="mt-6">
      <ActionLink href={`${href('home', lang)}#services`} tone="text">
        <ArrowLeft size={18} />
        {detail.back}
      </ActionLink>
      <Tabs
        label={detail.tabs}
        tabs={facts().services.map((each) => ({
          href: detailHref(each, lang),
          label: each.label[lang],
          icon: <ServiceIcon of={each} />,
          current: each === selected,
        }))}
      />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h3 className="title">{title}</h3>
          <p className="lead mt-3 font-semibold empty:hidden">{subtitle}</p>
          <p className="mt-3 measure text-ink-soft">{description}</p>
          <div className="mt-8">
            <PictureRow
              label={title}
              words={{ ...words.carousel, empty: detail.photosToCome }}
              pictures={shownPictures(servicePictures[selected.id]).map((key) => titledPicture(key, lang))}
              every={4000}
              sizes="(width >= 64rem) 44rem, 100vw"
            />
          </div>
        </div>
        <aside aria-label={detail.prices} className="self-start lg:col-span-5">
          {rows.length > 0 && (
            <>
              <h4 className="heading">{detail.prices}</h4>
              <div className="mt-4">
                <PriceBoard lines={rows.map((row) => ({ ...row, details: '' }))} />
              </div>
              <p className="small mt-4 text-ink-soft">
                {workNote(selected.id, lang) + servicesPage.detail.sideNote}
              </p>
            </>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ActionLink href={requestHref(selected.id, lang)} tone="solid">
              {detail.quote}
            </ActionLink>
            <EstimateLink service={selected.id} lang={lang} />
            <ActionLink href={href('pricing', lang)} tone="text">
              {detail.allPrices}
            </ActionLink>
          </div>
        </aside>
        <div className="lg:col-span-7">
          {benefits.length > 0 && <h4 className="heading">{detail.benefits}</h4>}
          <ul className="mt-4 grid gap-x-8 gap-y-6 empty:hidden sm:grid-cols-3">
            {benefits.map(({ title, description }) => (
              <li key={title} className="border-t-4 border-ink pt-3">
                <h5 className="font-semibold">{title}</h5>
                <p className="small mt-1 text-ink-soft">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start lg:col-span-5">
          {faq.length > 0 && <h4 className="heading mb-2">{servicesPage.detail.faq}</h4>}
          <Accordion items={faq} name="detail-faq" />
          <ActionLink
            href={href('service', lang, selected.slug[lang])}
            tone="text"
            className="mt-4 justify-self-start"
          >
            {detail.page}
            <ArrowRight size={18} />
          </ActionLink>
        </div>
      </div>
    </div>
  )
}

/** Links to a service's price for one's own car; nothing if none of its jobs can be priced. */
function EstimateLink({ service, lang }: { service: ServiceId; lang: Lang }) {
  const job = packageOfService(service)
  if (!job) return null
  return (
    <ActionLink href={estimateHref(job, lang)} tone="text">
      {`${content(lang).estimate.title} `}
      <ArrowRight size={18} />
    </ActionLink>
  )
}

/** The home page with a service in detail. */
export function detailHref({ id }: ServiceFacts, lang: Lang): string {
  return `${href('home', lang)}?service=${serviceKey(id, lang)}#services`
}
