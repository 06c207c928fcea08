import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

/** Everything the about page shows in one language. */
export function aboutContent(lang: Lang) {
  const { about, headings, interface: words } = content(lang)
  return {
    ...about,
    heading: headings.about.heading,
    picture: pictureData(pagePictures.about, lang),
    specialties: {
      ...about.specialties,
      items: about.specialties.items.map((item) => ({
        ...item,
        href: href('service', lang, service(item.service).slug[lang]),
      })),
    },
    booking: business.bookingUrl,
    phone: `tel:${business.phone}`,
    newTab: words.newTab,
  }
}

export type AboutContent = ReturnType<typeof aboutContent>
