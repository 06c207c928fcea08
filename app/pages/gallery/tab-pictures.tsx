import { type MouseEvent, useState } from 'react'
import { Plus } from '#app/ui/icon.tsx'
import { Lightbox } from '#app/ui/lightbox.tsx'
import { largestFile, Picture } from '#app/ui/picture.tsx'
import type { GalleryContent } from './gallery-content.server.ts'

/** Milliseconds each picture stays in the viewer once a visitor starts it. */
const EVERY = 5000

/** One row beside the large picture for each of the others. Further pictures are in the viewer. */
const rows = ['', 'lg:grid-rows-1', 'lg:grid-rows-2', 'lg:grid-rows-3', 'lg:grid-rows-4'] as const

type TabPicturesProps = { page: Pick<GalleryContent, 'pictures' | 'words' | 'label'> }

/**
 * The pictures of the tab: one large and the others beside it; on a narrow screen one after the other, under the thumb.
 * Each opens in the viewer, or alone without scripts.
 */
export function TabPictures({ page: { pictures, words, label } }: TabPicturesProps) {
  const [shown, setShown] = useState<number>()
  if (pictures.length === 0) return <p className="wrap lead py-16">{words.empty}</p>

  function show(event: MouseEvent, place: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(place)
  }

  const inGrid = pictures.slice(0, rows.length)
  return (
    <>
      <ul
        className={`slides gap-1 bg-paper pt-1 lg:grid! lg:h-[min(72svh,46rem)] lg:grid-cols-4 lg:overflow-visible! ${rows[inGrid.length - 1]}`}
      >
        {inGrid.map((picture, place) => (
          <li
            key={picture.key}
            className="w-[88%] only:w-full lg:w-auto lg:first:col-span-3 lg:first:row-span-full"
          >
            <a
              href={largestFile(picture.files)}
              onClick={(event) => show(event, place)}
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
                <span className={place === 0 ? undefined : 'lg:max-xl:sr-only'}>{picture.title}</span>
                <span className="sr-only">, {words.enlarge}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Lightbox
        label={label}
        words={words}
        hint={words.captionHint}
        every={EVERY}
        index={shown}
        onIndex={setShown}
        items={pictures.map((picture) => ({
          key: picture.key,
          picture: <Picture picture={picture} sizes="100vw" />,
          title: picture.title,
          description: picture.caption,
        }))}
      />
    </>
  )
}
