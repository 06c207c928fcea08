import { business } from '#app/content/business.ts'
import { type GalleryTab, galleryTabs } from '#app/content/gallery.ts'
import type { Lang } from '#app/content/language.ts'
import { phoneText } from '#app/content/phone.ts'
import { titledPicture } from '#app/content/picture-data.server.ts'
import { servicePictures } from '#app/content/pictures.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { requestHref } from '../request-href.server.ts'

/** The tab an address asks for, by its key in either language; the first one where it names none. */
export function tabFrom(key: string | null): GalleryTab {
  const [first] = galleryTabs
  return galleryTabs.find((id) => id === key || service(id).englishKey === key) ?? first
}

/** The address of a tab: the first one is the page itself. */
export function tabHref(tab: GalleryTab, lang: Lang): string {
  const page = href('gallery', lang)
  if (tab === galleryTabs[0]) return page
  return `${page}?tab=${lang === 'fr' ? tab : service(tab).englishKey}`
}

/** Everything the gallery page shows with a tab open, in one language. */
export function galleryContent(tab: GalleryTab, lang: Lang) {
  const { gallery, prices, headings, pricing, home, servicesPage, interface: words } = content(lang)
  const { tabs, contact, ...frame } = gallery
  const { prices: keys, slug, label } = service(tab)
  return {
    ...frame,
    ...tabs[tab],
    heading: headings.gallery.heading,
    pageSubtitle: gallery.subtitle,
    crumbs: {
      label: words.breadcrumb,
      items: [{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.gallery }],
    },
    tabs: galleryTabs.map((id) => ({
      href: tabHref(id, lang),
      label: service(id).label[lang],
      current: id === tab,
    })),
    label: label[lang],
    words: {
      ...words.carousel,
      captionHint: home.gallery.captionHint,
      empty: servicesPage.detail.noPictures,
    },
    pictures: servicePictures[tab].map((key) => {
      const { illustration: _, ...picture } = titledPicture(key, lang)
      return picture
    }),
    columns: pricing.columns,
    rows: keys.map((key) => prices[key]),
    taxes: words.taxesExtra,
    estimate: pricing.estimate.short,
    serviceHref: href('service', lang, slug[lang]),
    contact: {
      ...contact,
      href: requestHref(tab, lang),
      call: { href: `tel:${business.phone}`, label: words.call, phone: phoneText(business.phone, lang) },
    },
  }
}

export type GalleryContent = ReturnType<typeof galleryContent>
