import { galleryTabs } from '#app/content/gallery.ts'
import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/gallery.ts'
import { ContactCall } from './gallery/contact-call.tsx'
import { galleryContent, tabFrom, tabHref } from './gallery/gallery-content.server.ts'
import { TabPictures } from './gallery/tab-pictures.tsx'
import { TabPrices } from './gallery/tab-prices.tsx'
import { TabQuestions } from './gallery/tab-questions.tsx'
import { TabText } from './gallery/tab-text.tsx'

export function loader({ url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  const tab = tabFrom(url.searchParams.get('tab'))
  const page = galleryContent(tab, lang)
  const heading = content(lang).headings.gallery
  const first = tab === galleryTabs[0]
  const words = first
    ? heading
    : { title: `${page.title}, ${heading.title.toLowerCase()}`, description: page.description }
  const search = first ? undefined : new URL(tabHref(tab, lang), url).search
  return { ...page, meta: pageMeta(words, url.pathname, { search }) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Gallery({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <header className="wrap pt-4">
        <Breadcrumb label={page.crumbs.label} crumbs={page.crumbs.items} />
        <h1 className="display mt-5 lg:mt-8">{page.heading}</h1>
        <p className="lead mt-4 max-w-[29.8em] text-ink-soft">{page.pageSubtitle}</p>
        <div className="mt-8">
          <Tabs label={page.tabsLabel} tabs={page.tabs} />
        </div>
      </header>
      <TabPictures page={page} />
      <TabText page={page} />
      <TabPrices page={page} />
      <TabQuestions page={page} />
      <ContactCall contact={page.contact} />
    </>
  )
}
