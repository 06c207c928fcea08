import type { OwnKey } from '#app/content/own-key.ts'
import { pictureAlt, placeNamed, socialPicture } from '#app/content/picture-data.server.ts'
import { type PictureKey, servicePictures, socialPictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import type { Place } from '#app/places.ts'
import { postAt, serviceAt } from './subjects.ts'

/** Pixels of every social picture (`app/content/pictures/recipe.ts`). */
export const SOCIAL_SIZE = { width: 1200, height: 630 }

const byPage: Readonly<Record<string, PictureKey>> = socialPictures

/** The picture shown where a page is shared: the lamps of "Can I keep driving?" (`scripts/icons.ts`), the service's or the article's own, else the page's, else the home page's. */
export function socialPictureOf(place: Place): { path: string; alt: string } {
  if (place.name === 'canIDrive') return { path: '/lamps.jpg', alt: content(place.lang).canIDrive.panel }
  const key = keyOf(place)
  // An article words its picture itself.
  return { path: socialPicture(key), alt: postAt(place)?.imageAlt ?? pictureAlt(key, place.lang) }
}

function keyOf(place: Place): PictureKey | OwnKey {
  const service = serviceAt(place)
  const post = postAt(place)
  if (service) return servicePictures[service.id][0] ?? socialPictures.services
  if (post) return placeNamed(post.image)
  return byPage[place.name] ?? socialPictures.home
}
