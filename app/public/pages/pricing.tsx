import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import type { RowKey } from '#app/content/prices/prices.ts'
import { hasNoSection, type PriceSection, shownSections } from '#app/content/prices/sections.ts'
import { rowStands } from '#app/content/records/rows.ts'
import { priceSections, service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { PriceTable } from '#app/public/pages/parts/price-table.tsx'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ArrowRight, Printer } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionPills } from '#app/ui/section/section-pills.tsx'
import type { Visit } from './page.ts'
import { LinkLines } from './parts/link-lines.tsx'
import { EstimateSection } from './pricing/estimate.tsx'
import { PriceSheet } from './pricing/price-sheet.tsx'
import { SectionFrame, sectionRows } from './pricing/section-frame.tsx'

/** Pixels below the top of the viewport at which a section counts as being read. */
const SECTION_OFFSET = 100

export function head({ lang, path }: Visit): string {
  return headTags(content(lang).headings.pricing, path)
}

/** The price list: sections on screen, a single sheet on paper. */
export default function Pricing(visit: Visit) {
  const { lang } = visit
  const { pricing } = content(lang)
  const shown = shownSections()
  const sections = shown.map((name) => ({
    id: priceSections[name],
    label: pricing.sections[name].title,
  }))
  return (
    <>
      <div className="price-screen print:hidden">
        <PricingHead lang={lang} />
        {shown.length > 0 && (
          <SectionPills label={pricing.navLabel} sections={sections} offset={SECTION_OFFSET} />
        )}
        <div className="price-page">
          <EstimateSection visit={visit} />
          <div>
            {shown.map((name) => (
              <Section key={name} lang={lang} name={name} />
            ))}
          </div>
        </div>
      </div>
      <WrittenEstimate lang={lang} />
      <LinkLines title={pricing.related.title} links={relatedLinks(lang)} />
      {shown.length > 0 && <PriceSheet lang={lang} />}
    </>
  )
}

function Section({ lang, name }: { lang: Lang; name: PriceSection }) {
  if (name === 'rustproofing') return <RustproofingSection lang={lang} />
  return name === 'labour' ? <LabourSection lang={lang} /> : <ListSection lang={lang} name={name} />
}

/** A section with a price table. */
function ListSection({ lang, name }: { lang: Lang; name: PriceSection }) {
  return (
    <SectionFrame lang={lang} name={name}>
      <PriceTable lang={lang} rows={sectionRows(name, lang)} labelledBy={`${priceSections[name]}-title`} />
    </SectionFrame>
  )
}

/** The services whose prices are on their own pages, and the warranties. */
function relatedLinks(lang: Lang) {
  const { links } = content(lang).pricing.related
  return [
    ...facts().services.flatMap(({ id, slug, label }) =>
      hasNoSection(id) ? [{ label: links[id] || label[lang], href: href('service', lang, slug[lang]) }] : [],
    ),
    { label: links.warranties, href: href('warranties', lang) },
  ]
}

/** Title, the posted hourly rate, and what applies to every price below. */
function PricingHead({ lang }: { lang: Lang }) {
  const { headings, pricing, prices, interface: words } = content(lang)
  const isList = shownSections().length > 0
  return (
    <header className="on-night bg-night text-on-night">
      <div className="wrap pt-4 pb-6 lg:py-3">
        <Breadcrumb
          label={words.breadcrumb}
          crumbs={[{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.pricing }]}
        />
        <div className="mt-3 grid gap-x-10 gap-y-3 lg:mt-1 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7 xl:col-span-8">
            <h1 className="display lg:text-[clamp(3.5rem,5vw,4.5rem)]">
              {(isList && headings.pricing.heading) || words.nav.pricing}
            </h1>
            <p className="lead mt-3 max-w-[36em] text-balance text-on-night-soft empty:hidden">
              {isList ? pricing.subtitle : pricing.none}
            </p>
          </div>
          {rowStands('labour') && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-5 lg:col-span-5 lg:block lg:text-right xl:col-span-4">
              <h2 className="label text-on-night-soft">{pricing.hourlyRate.title}</h2>
              <p className="flex flex-wrap items-baseline gap-x-3 lg:mt-1 lg:justify-end">
                {prices.labour.before && <span className="text-on-night-soft">{prices.labour.before}</span>}
                <span className="figure [word-spacing:-0.08em] text-[clamp(3rem,1.5rem+5vw,5rem)] leading-[0.95]">
                  {prices.labour.amount}
                </span>
                <span className="heading text-on-night-soft">{prices.labour.after}</span>
              </p>
            </div>
          )}
        </div>
        {isList && (
          <div className="small mt-4 flex flex-wrap items-center justify-between gap-x-[min(2.5rem,5vw)] border-t border-on-night-soft/40 pt-3 text-on-night-soft lg:mt-0 lg:border-0 lg:pt-0">
            <p className="flex-1 basis-40">{words.taxesExtra}</p>
            <p className="scripted">
              <button
                type="button"
                data-print
                className="link inline-flex min-h-11 min-w-11 items-center justify-end gap-2 font-semibold text-on-night hover:text-signal"
              >
                <Printer size={18} />
                <span className="max-sm:sr-only">{pricing.print}</span>
              </button>
            </p>
          </div>
        )}
      </div>
    </header>
  )
}

/** The posted hourly rate, and the diagnostic with the rule for deducting its price; then the lines that the garage added. */
function LabourSection({ lang }: { lang: Lang }) {
  const { hourlyRate, diagnostic } = content(lang).pricing
  const name = 'labour'
  const id = priceSections[name]
  const texts: Partial<Record<RowKey, string>> = { labour: hourlyRate.text, diagnostic: diagnostic.text }
  const { cards = [], lines = [] } = Object.groupBy(sectionRows(name, lang), ({ key }) =>
    texts[key] ? 'cards' : 'lines',
  )
  return (
    <SectionFrame lang={lang} name={name} className="border-t border-line bg-steel">
      <div className="grid empty:hidden border-y-2 border-ink border-b-line-strong md:grid-cols-2">
        {cards.map((row) => (
          <div
            key={row.key}
            className="border-line-strong py-4 max-md:not-first:border-t md:px-8 md:py-6 md:not-first:border-l md:first:pl-0"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-5 md:max-lg:flex-col">
              <h3 className="heading">{row.label}</h3>
              <p className="flex items-baseline gap-x-2">
                {row.before && <span className="text-ink-soft">{row.before}</span>}
                <span className="figure [word-spacing:-0.05em] text-[clamp(2.25rem,1.6rem+3vw,4.25rem)] leading-none">
                  {row.amount}
                </span>
                {row.after && <span className="text-ink-soft">{row.after}</span>}
              </p>
            </div>
            <p className="mt-2 max-w-[32em] text-ink-soft">{texts[row.key]}</p>
          </div>
        ))}
      </div>
      {lines.length > 0 && (
        <>
          <h3 id={`${id}-lines`} className="heading mt-6 mb-3">
            {service(id).label[lang]}
          </h3>
          <PriceTable lang={lang} rows={lines} labelledBy={`${id}-lines`} />
        </>
      )}
    </SectionFrame>
  )
}

const kinds = ['car', 'suv', 'truck'] as const

/** One card per kind of vehicle: a line drawing with its treated underside highlighted, and the price. */
function RustproofingSection({ lang }: { lang: Lang }) {
  const name = 'rustproofing'
  return (
    <SectionFrame lang={lang} name={name} className="border-y border-line bg-surface">
      <ul
        data-reveal=""
        className="@container grid border-t-2 border-ink max-md:border-b max-md:border-b-line md:grid-cols-3 md:pt-8"
      >
        {sectionRows(name, lang).map((row) => (
          <li key={row.key} className="price-card">
            <h3 className="text-[1.125rem] font-bold md:order-2 md:text-[1.375rem]">{row.label}</h3>
            <Silhouette
              kind={kinds.find((kind) => row.key.toLowerCase().endsWith(kind)) ?? 'car'}
              className="w-[min(6rem,22vw)] md:order-1 md:col-span-2 md:w-[min(100%,15rem)]"
            />
            <p className="price-card-amount">
              {row.before && <span className="mr-2 text-base font-normal text-ink-soft">{row.before}</span>}
              {row.amount}
              {row.after && <span className="ml-2 text-base font-normal text-ink-soft">{row.after}</span>}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

const vehicles = {
  car: [
    'M10 66C8 52 12 46 26 43L62 38C78 22 92 14 118 14 146 14 160 22 178 38L214 44C228 47 232 54 231 66H214A20 20 0 0 0 174 66H76A20 20 0 0 0 36 66Z',
    'M72 38C84 26 96 20 114 20V38ZM122 20C144 20 154 26 166 38H122Z',
  ],
  suv: [
    'M10 66C9 48 10 40 16 34L26 12C28 9 30 8 36 8H150C158 8 162 10 168 17L186 36 218 42C228 45 232 52 231 66H214A20 20 0 0 0 174 66H76A20 20 0 0 0 36 66Z',
    'M34 34 42 15H84V34ZM92 15H130V34H92ZM138 15H150C155 15 158 17 161 20L173 34H138Z',
  ],
  truck: [
    'M8 66V36H96L108 12C110 9 112 8 116 8H152C158 8 162 10 165 14L182 36 220 41C229 43 232 50 232 66H214A20 20 0 0 0 174 66H76A20 20 0 0 0 36 66Z',
    'M110 34 120 15H136V34ZM143 15H152C156 15 158 17 160 19L171 34H143ZM96 36V66',
  ],
} as const

type SilhouetteProps = { kind: keyof typeof vehicles; className?: string }

/** A line drawing of a kind of vehicle, its treated underside highlighted. Decorative: its name is beside it. */
function Silhouette({ kind, className }: SilhouetteProps) {
  const [body, details] = vehicles[kind]
  return (
    <svg viewBox="0 0 240 90" className={className} aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d={body} />
        <path d={details} className="text-line-strong" />
        <circle cx="56" cy="68" r="15" />
        <circle cx="194" cy="68" r="15" />
        <path d="M80 72H170" strokeWidth="6" className="text-accent" />
      </g>
    </svg>
  )
}

/** The written estimate that visitors can ask for, and the taxes that are added. */
function WrittenEstimate({ lang }: { lang: Lang }) {
  const { estimate, taxes } = content(lang).pricing
  return (
    <section className="grid print:hidden lg:grid-cols-2">
      <Picture
        picture={pictureData(pagePictures.pricing, lang)}
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="min-h-[27rem] max-lg:hidden"
      />
      <div className="flex flex-col justify-center bg-paper px-(--margin) py-7 md:py-9 lg:pr-[max(var(--margin),calc((100vw-84rem)/2+var(--margin)))] lg:pl-16">
        <h2 className="title">{estimate.title}</h2>
        <p className="mt-4 max-w-[32em] text-[1.125rem]">{estimate.text}</p>
        <p className="mt-3 max-w-[33em] text-ink-soft empty:hidden">{taxes}</p>
        <p className="mt-2">
          <ActionLink href={href('rights', lang)} tone="text">
            {`${estimate.link} `}
            <ArrowRight size={18} />
          </ActionLink>
        </p>
      </div>
    </section>
  )
}
