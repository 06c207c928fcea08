import { type GalleryTab, galleryTabs } from '#app/content/gallery.ts'
import type { Lang } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { tabSearch } from './tabs.ts'

/** Where a tab leads, so that its pictures are in sight on a phone too. */
const TABS = 'images'

/** What the page is, and a tab for each service it shows. */
export function GalleryHead({ lang, tab }: { lang: Lang; tab: GalleryTab }) {
  const { headings, gallery, interface: words } = content(lang)
  return (
    <header className="wrap pt-4">
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.gallery }]}
      />
      <h1 className="display mt-5 lg:mt-8">{headings.gallery.heading}</h1>
      <p className="lead mt-4 max-w-[29.8em] text-ink-soft">{gallery.subtitle}</p>
      <div id={TABS} className="mt-8">
        <Tabs
          label={gallery.tabsLabel}
          tabs={galleryTabs.map((id) => ({
            href: `${href('gallery', lang)}${tabSearch(id, lang)}#${TABS}`,
            label: service(id).label[lang],
            current: id === tab,
          }))}
        />
      </div>
    </header>
  )
}
