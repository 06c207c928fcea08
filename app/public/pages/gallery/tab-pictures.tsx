import type { Lang } from '#app/content/language.ts'
import { titledPicture } from '#app/content/picture-data.server.ts'
import type { PictureKey } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { Plus } from '#app/ui/icon/icon.tsx'
import { largestFile, Picture } from '#app/ui/picture/picture.tsx'

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
