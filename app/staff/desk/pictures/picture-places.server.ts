import type { Lang } from '#app/content/language.ts'
import type { PicturePlace } from '#app/content/own-pictures.ts'
import { socialPictures } from '#app/content/pictures.ts'
import { picturePages } from '#app/publishing/kinds/pictures.ts'
import { deskPicturesCopy } from '#app/publishing/words/pictures.ts'

/** The names of the pages that show a picture, and a note if shared links show the picture. */
export function pictureStands(place: PicturePlace, lang: Lang): string[] {
  const isShared = Object.values(socialPictures).some((shared) => shared === place)
  const names = picturePages(place, lang).map(({ name }) => name)
  return isShared ? [...names, deskPicturesCopy(lang).shared] : names
}
