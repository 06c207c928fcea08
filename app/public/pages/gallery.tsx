import type { GalleryTab } from '#app/content/gallery.ts'
import { servicePictures } from '#app/content/pictures.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { ContactCall } from './gallery/contact-call.tsx'
import { GalleryHead } from './gallery/head.tsx'
import { TabPictures } from './gallery/tab-pictures.tsx'
import { TabPrices } from './gallery/tab-prices.tsx'
import { TabQuestions } from './gallery/tab-questions.tsx'
import { TabText } from './gallery/tab-text.tsx'
import { tabFrom, tabSearch } from './gallery/tabs.ts'
import type { Visit } from './page.ts'
import { PictureViewer } from './parts/picture-viewer.tsx'

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
