import { z } from 'zod'
import { photographKey } from '#app/content/blog/slugs.ts'
import type { Lang } from '#app/content/language.ts'
import { isOwnKey } from '#app/content/own-key.ts'
import { facePlace, type OwnPicture, type PicturePlace } from '#app/content/own-pictures.ts'
import {
  galleryPictures,
  heroPictures,
  homePictures,
  isPicture,
  pagePictures,
  servicePictures,
} from '#app/content/pictures.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { deskArticlesCopy } from '#app/publishing/words/articles.ts'
import { deskPicturesCopy, placeName } from '#app/publishing/words/pictures.ts'
import { href } from '#app/site-map.ts'
import { inEveryLanguage, type Kind } from './kind.ts'

/** Maximum characters of an alternative text, so that a screen reader reads it in one breath. */
export const ALT = 125

const seen = z.string().trim().min(1).max(ALT)
const hundredths = z.number().int().min(0).max(100)
const pixels = z.number().int().min(1).max(5_000)

const ownPicture = z.strictObject({
  sha: z.string().regex(/^[0-9a-f]{64}$/),
  width: pixels,
  height: pixels,
  alt: inEveryLanguage(seen).nullable(),
  focus: z.tuple([hundredths, hundredths]),
})

/** A photograph at a picture's place; `null` means the drawn picture. */
export const pictures: Kind<OwnPicture> = {
  has: (key) => key === facePlace || isPicture(key) || isOwnKey(key),
  schema: () => ownPicture.nullable(),
  bundled: () => null,
  file: () => 'pictures.ts',
  /** "Photo : La façade". */
  name: (place, _, lang) =>
    fillSlots(deskPicturesCopy(lang).sentence, { place: placeText(place as PicturePlace, lang) }),
  text({ alt }, lang) {
    const { values, decorative } = deskPicturesCopy(lang)
    return fillSlots(values.own, { alt: alt?.[lang] ?? decorative })
  },
  none(lang, place) {
    const { values, missing } = deskPicturesCopy(lang)
    return isPicture(place) ? values.sample : missing.toLowerCase()
  },
  sentence({ key, was, now }, lang) {
    const said = (picture: OwnPicture | null) =>
      picture ? pictures.text(picture, lang, key) : (pictures.none?.(lang, key) ?? '')
    const [before, after] = [said(was), said(now)]
    const { other, framing } = deskPicturesCopy(lang).values
    return {
      what: pictures.name(key, now, lang),
      before,
      after: before !== after ? after : was?.sha !== now?.sha ? other : framing,
    }
  },
  page: (place, _, lang) => picturePages(place as PicturePlace, lang)[0]?.href ?? href('home', lang),
}

const PREFIX = 'pictures.'

export const picturePath = (place: PicturePlace): string => PREFIX + place

/** The photographs in these entries, both before and after the change. */
export function picturesIn(entries: readonly { path: string; was: unknown; now: unknown }[]): OwnPicture[] {
  return entries
    .filter(({ path }) => path.startsWith(PREFIX))
    .flatMap(({ was, now }) => [was, now])
    .filter((value): value is OwnPicture => value !== null)
}

/** "La façade", or "Article « Freins usés »" where the photograph is that of an article. */
export function placeText(place: PicturePlace, lang: Lang): string {
  const post = content(lang).posts.find(({ key }) => photographKey(key) === place)
  return post ? fillSlots(deskArticlesCopy(lang).name, { title: post.title }) : placeName(place, lang)
}

type PicturePage = { name: string; href: string }

/** The pages that show a picture, the best view first. */
export function picturePages(place: PicturePlace, lang: Lang): PicturePage[] {
  const { facts, projects, posts, interface: words } = content(lang)
  const isShown = place === facePlace || !isPicture(place) || shownPictures([place]).length > 0
  const isIn = (places: readonly PicturePlace[]) => isShown && places.includes(place)
  const pages = (Object.keys(pagePictures) as (keyof typeof pagePictures)[])
    .filter((name) => pagePictures[name] === place)
    .map((name) => ({ name: words.nav[name], href: href(name, lang) }))
  const isAtHome = isIn([...heroPictures, ...galleryPictures, ...Object.values(homePictures), facePlace])
  return [
    ...(isAtHome ? [{ name: words.nav.home, href: href('home', lang) }] : []),
    ...pages,
    ...facts.services
      .filter(({ id }) => isIn(servicePictures[id]))
      .map(({ label, slug }) => ({ name: label[lang], href: href('service', lang, slug[lang]) })),
    ...(projects.some(({ image }) => image === place)
      ? [{ name: words.nav.projects, href: href('projects', lang) }]
      : []),
    ...(posts.some(({ featured, featuredImage }) => featured && featuredImage === place)
      ? [{ name: words.nav.blog, href: href('blog', lang) }]
      : []),
    ...posts
      .filter(({ key, image }) => [image, photographKey(key)].some((name) => name === place))
      .map(({ title, slug }) => ({ name: title, href: href('post', lang, slug) })),
  ]
}
