import { galleryTabs } from '#app/content/gallery.ts'
import { type Lang, langOf, langs } from '#app/content/language.ts'
import { serviceIds } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'
import type { renderedSite } from './rendered.ts'

export type View = [address: string, html: string, lang: Lang]

/** Every public page, and also the home page with each service opened and the gallery at each tab. */
export async function everyView(site: ReturnType<typeof renderedSite>): Promise<View[]> {
  const views = [...(await site.all())]
  for (const lang of langs) {
    const opened = [
      ...serviceIds.map((id) => `${href('home', lang)}?service=${id}`),
      ...galleryTabs.map((id) => `${href('gallery', lang)}?tab=${id}`),
    ]
    for (const address of opened) views.push([address, await site.page(address)])
  }
  return views
    .filter(([, html]) => html.startsWith('<!DOCTYPE html>'))
    .map(([address, html]) => [address, html, langOf(address.split('?')[0] ?? '')])
}
