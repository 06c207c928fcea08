import type { Lang } from '#app/content/language.ts'
import { facePlace, type PicturePlace } from '#app/content/own-pictures.ts'
import {
  galleryPictures,
  heroPictures,
  homePictures,
  pagePictures,
  servicePictures,
  socialPictures,
} from '#app/content/pictures.ts'
import { services } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { deskPicturesCopy } from '#app/content/staff/desk-pictures.ts'
import { href } from '#app/site-map.ts'

export type PicturePage = { name: string; href: string }

/** The pages that show a picture, the best view first. */
export function picturePages(place: PicturePlace, lang: Lang): PicturePage[] {
  const { projects, posts, interface: words } = content(lang)
  const isIn = (places: readonly PicturePlace[]) => places.includes(place)
  const pages = (Object.keys(pagePictures) as (keyof typeof pagePictures)[])
    .filter((name) => pagePictures[name] === place)
    .map((name) => ({ name: words.nav[name], href: href(name, lang) }))
  const isAtHome = isIn([...heroPictures, ...galleryPictures, ...Object.values(homePictures), facePlace])
  return [
    ...(isAtHome ? [{ name: words.nav.home, href: href('home', lang) }] : []),
    ...pages,
    ...services
      .filter(({ id }) => isIn(servicePictures[id]))
      .map(({ label, slug }) => ({ name: label[lang], href: href('service', lang, slug[lang]) })),
    ...(projects.some(({ image }) => image === place)
      ? [{ name: words.nav.projects, href: href('projects', lang) }]
      : []),
    ...posts
      .filter(({ image, featuredImage }) => [image, featuredImage].some((name) => name === place))
      .map(({ title, slug }) => ({ name: title, href: href('post', lang, slug) })),
  ]
}

/** The names of these pages, and a note if shared links show the picture. */
export function pictureStands(place: PicturePlace, lang: Lang): string[] {
  const isShared = Object.values(socialPictures).some((shared) => shared === place)
  const names = picturePages(place, lang).map(({ name }) => name)
  return isShared ? [...names, deskPicturesCopy(lang).shared] : names
}
