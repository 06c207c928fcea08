import { type GalleryTab, offeredTabs } from '#app/content/gallery.ts'
import type { Lang } from '#app/content/language.ts'
import { service, serviceKey } from '#app/content/services/index.ts'

/** The tab for a query's key, in either language; the first one if it names none. */
export function tabFrom(key: string | null): GalleryTab {
  const tabs = offeredTabs()
  const tab = tabs.find((id) => id === key || service(id).englishKey === key) ?? tabs[0]
  if (!tab) throw new Error('The gallery has no service to show')
  return tab
}

/** The query of a tab: none for the first one, which is the page itself. */
export function tabSearch(tab: GalleryTab, lang: Lang): string {
  return tab === offeredTabs()[0] ? '' : `?tab=${serviceKey(tab, lang)}`
}
