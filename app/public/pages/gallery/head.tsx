import { type GalleryTab, offeredTabs } from '#app/content/gallery.ts'
import type { Lang } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Tabs } from '#app/ui/section/tabs.tsx'
import { tabSearch } from './tabs.ts'

/** Title, introduction and a tab for each service: at the top of the page, so that changing tabs does not move them. */
export function GalleryHead({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { headings, gallery, interface: words } = content(lang)
  return (
    <header className="wrap pt-4">
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.gallery }]}
      />
      <h1 className="display mt-3 lg:mt-8">{headings.gallery.heading}</h1>
      <p className="lead mt-3 max-w-[29.8em] text-ink-soft">{gallery.subtitle}</p>
      <div className="mt-5 lg:mt-8">
        <Tabs
          label={gallery.tabsLabel}
          tabs={offeredTabs().map((id) => ({
            href: `${href('gallery', lang)}${tabSearch(id, lang)}`,
            label: service(id).label[lang],
            current: id === tab,
          }))}
        />
      </div>
    </header>
  )
}
