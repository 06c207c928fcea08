import { type GalleryTab, offeredTabs } from '#app/content/gallery.ts'
import type { Lang } from '#app/content/language.ts'
import { titledPicture } from '#app/content/picture-data.server.ts'
import { type PictureKey, servicePictures } from '#app/content/pictures.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { rowsOf } from '#app/content/prices/price-rows.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { service, serviceKey } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight, Plus } from '#app/ui/icon/icon.tsx'
import { largestFile, Picture } from '#app/ui/picture/picture.tsx'
import { Tabs } from '#app/ui/section/tabs.tsx'
import type { Visit } from './page.ts'
import { CallLink } from './parts/call-link.tsx'
import { ServiceIcon } from './parts/car/service-icon.tsx'
import { PictureViewer } from './parts/picture-viewer.tsx'
import { PriceTable, workNote } from './parts/price-table.tsx'
import { ReadingHead } from './parts/reading-head.tsx'
import { requestHref } from './parts/request-href.ts'

export function head({ lang, path, query }: Visit): string {
  const { headings, gallery } = content(lang)
  const tab = tabFrom(query.get('tab'))
  const { title, description } = gallery.tabs[tab]
  const words =
    tabSearch(tab, lang) === ''
      ? headings.gallery
      : { title: `${title}, ${headings.gallery.title.toLowerCase()}`, description }
  return headTags(words, path, { search: tabSearch(tab, lang) })
}

/** One service in pictures, with its prices and questions; the others are on other tabs. */
export default function Gallery({ lang, query }: Visit) {
  const tab: GalleryTab = tabFrom(query.get('tab'))
  return (
    <>
      <GalleryHead lang={lang} tab={tab} />
      <TabPictures
        lang={lang}
        label={service(tab).label[lang]}
        pictures={shownPictures(servicePictures[tab])}
      />
      <TabText lang={lang} tab={tab} />
      <TabPrices lang={lang} tab={tab} />
      <TabQuestions lang={lang} tab={tab} />
      <ContactCall lang={lang} tab={tab} />
      <PictureViewer lang={lang} />
    </>
  )
}

/** Title, introduction and a tab for each service: at the top of the page, so that changing tabs does not move them. */
function GalleryHead({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { headings, gallery, interface: words } = content(lang)
  return (
    <ReadingHead
      lang={lang}
      crumbs={[{ label: words.nav.gallery }]}
      heading={headings.gallery.heading}
      lead={gallery.subtitle}
    >
      <div className="mt-5 -mb-7 lg:mt-8 lg:-mb-12">
        <Tabs
          label={gallery.tabsLabel}
          tabs={offeredTabs().map((id) => ({
            href: `${href('gallery', lang)}${tabSearch(id, lang)}`,
            label: service(id).label[lang],
            icon: <ServiceIcon of={service(id)} />,
            current: id === tab,
          }))}
        />
      </div>
    </ReadingHead>
  )
}

/** Grid rows by number of small pictures beside the large one. */
const rows = ['', 'lg:grid-rows-1', 'lg:grid-rows-2', 'lg:grid-rows-3', 'lg:grid-rows-4'] as const

type TabPicturesProps = { lang: Lang; label: string; pictures: readonly PictureKey[] }

/**
 * The pictures of the tab: one large and the others beside it; on a narrow screen a row to swipe. Each opens in the page's
 * viewer, which also shows those that do not fit in the grid; without JavaScript it opens as a file.
 */
export function TabPictures({ lang, label, pictures }: TabPicturesProps) {
  const { servicesPage, interface: words } = content(lang)
  if (pictures.length === 0) return <p className="wrap lead py-16">{servicesPage.detail.noPictures}</p>
  return (
    <ul
      aria-label={label}
      className={`slides gap-1 bg-paper pt-1 lg:grid! lg:h-[min(72svh,46rem)] lg:grid-cols-4 lg:overflow-visible! ${rows[Math.min(pictures.length, rows.length) - 1]}`}
    >
      {pictures
        .map((key) => titledPicture(key, lang))
        .map((picture, place) => (
          <li
            key={picture.key}
            hidden={place >= rows.length}
            className="w-[88%] only:w-full lg:w-auto lg:first:col-span-3 lg:first:row-span-full"
          >
            <a
              href={largestFile(picture.files)}
              data-opens="viewer"
              data-caption={picture.caption}
              className="group relative block h-full overflow-hidden outline-offset-[-3px]"
            >
              <Picture
                picture={picture}
                eager={place === 0}
                sizes={place === 0 ? '(width >= 64rem) 75vw, 88vw' : '(width >= 64rem) 25vw, 88vw'}
                className="size-full max-lg:aspect-[4/3]"
              />
              <span className="small absolute bottom-0 left-0 flex items-center gap-2 bg-night px-3 py-2 font-semibold text-on-night group-hover:underline">
                <Plus size={16} className="shrink-0" />
                <span data-title className={place === 0 ? undefined : 'lg:max-xl:sr-only'}>
                  {picture.title}
                </span>
                <span className="sr-only">, {words.carousel.enlarge}</span>
              </span>
            </a>
          </li>
        ))}
    </ul>
  )
}

/** What the pictures show, and the benefits for the visitor. */
function TabText({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { serviceLink, benefitsTitle, tabs } = content(lang).gallery
  const { title, subtitle, description, benefits } = tabs[tab]
  const { label, slug } = service(tab)
  return (
    <section aria-labelledby="tab-title">
      <div className="wrap grid py-[clamp(2.25rem,5vw,4.5rem)] gap-x-14 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="tab-title" className="title">
            {title}
          </h2>
          <p className="lead mt-2 text-ink-soft empty:hidden">{subtitle}</p>
          <p className="measure mt-3 text-[1.0625rem] empty:hidden">{description}</p>
          <ActionLink href={href('service', lang, slug[lang])} tone="text" className="mt-1">
            {serviceLink}
            <span className="sr-only">{`, ${label[lang]}`}</span> <ArrowRight size={18} />
          </ActionLink>
        </div>
        {benefits.length > 0 && (
          <div className="lg:col-span-6">
            <h3 className="label text-ink-soft">{benefitsTitle}</h3>
            <dl data-reveal="" className="mt-2 border-t border-line-strong">
              {benefits.map(({ title, description }) => (
                <div
                  key={title}
                  className="grid gap-x-8 gap-y-0.5 border-b border-line py-2.5 sm:grid-cols-[2fr_3fr]"
                >
                  <dt className="leading-snug font-bold">{title}</dt>
                  <dd className="text-ink-soft">{description}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  )
}

function TabPrices({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { gallery, prices, interface: words } = content(lang)
  const rows = rowsOf(prices, listedRows(tab))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="tab-prices" className="border-t border-line bg-surface">
      <div className="wrap grid py-[clamp(2.25rem,5vw,4.5rem)] gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 id="tab-prices" className="title lg:col-span-4">
          {gallery.pricesTitle}
        </h2>
        <div className="lg:col-span-8">
          <PriceTable lang={lang} rows={rows} labelledBy="tab-prices" />
          <p className="measure mt-4 text-ink-soft italic">{workNote(tab, lang) + words.taxesExtra}</p>
        </div>
      </div>
    </section>
  )
}

function TabQuestions({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { faqTitle, tabs } = content(lang).gallery
  if (tabs[tab].faq.length === 0) return null
  return (
    <section aria-labelledby="tab-faq" className="border-t border-line">
      <div className="wrap grid py-[clamp(2.25rem,5vw,4.5rem)] gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 id="tab-faq" className="title lg:col-span-4">
          {faqTitle}
        </h2>
        <div className="lg:col-span-8">
          <Accordion items={tabs[tab].faq} name="faq" />
        </div>
      </div>
    </section>
  )
}

function ContactCall({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { title, text, button } = content(lang).gallery.contact
  return (
    <section aria-labelledby="ask" className="border-t border-line bg-steel print:hidden">
      <div className="wrap grid py-[clamp(2.25rem,5vw,4.5rem)] items-end gap-x-10 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="ask" className="title">
            {title}
          </h2>
          <p className="lead mt-3 max-w-[32em]">{text}</p>
        </div>
        <p className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <ActionLink href={requestHref(tab, lang)} className="max-sm:grow">
            {button}
          </ActionLink>
          <CallLink lang={lang} />
        </p>
      </div>
    </section>
  )
}

/** The tab for a query's key, in either language; the first one if it names none. */
function tabFrom(key: string | null): GalleryTab {
  const tabs = offeredTabs()
  const tab = tabs.find((id) => id === key || service(id).englishKey === key) ?? tabs[0]
  if (!tab) throw new Error('The gallery has no service to show')
  return tab
}

/** The query of a tab: none for the first one, which is the page itself. */
function tabSearch(tab: GalleryTab, lang: Lang): string {
  return tab === offeredTabs()[0] ? '' : `?tab=${serviceKey(tab, lang)}`
}
