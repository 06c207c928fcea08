import { type GalleryTab, offeredTabs } from '#app/content/gallery.ts'
import type { Lang } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { ServiceIcon } from '#app/public/pages/parts/car/service-icon.tsx'
import { ReadingHead } from '#app/public/pages/parts/reading-head.tsx'
import { href } from '#app/site-map.ts'
import { Tabs } from '#app/ui/section/tabs.tsx'
import { tabSearch } from './tabs.ts'

/** Title, introduction and a tab for each service: at the top of the page, so that changing tabs does not move them. */
export function GalleryHead({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
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
