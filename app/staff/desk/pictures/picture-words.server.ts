import type { Lang } from '#app/content/language.ts'
import type { OwnPicture, PicturePlace } from '#app/content/own-pictures.ts'
import { isPicture } from '#app/content/pictures.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskPicturesCopy, placeName } from '#app/content/staff/desk-pictures.ts'
import type { Entry } from '#app/desk/fold.ts'

const PREFIX = 'pictures.'

export const isPicturePath = (path: string): boolean => path.startsWith(PREFIX)

export const picturePath = (place: PicturePlace): string => PREFIX + place

/** "Photo : La façade". */
export function pictureName(path: string, lang: Lang): string {
  const place = placeName(path.slice(PREFIX.length) as PicturePlace, lang)
  return fillSlots(deskPicturesCopy(lang).sentence, { place })
}

/** A picture in words. */
export function pictureText(path: string, value: unknown, lang: Lang): string {
  const { values, decorative, missing } = deskPicturesCopy(lang)
  const own = value as OwnPicture | null
  if (!own) return isPicture(path.slice(PREFIX.length)) ? values.sample : missing.toLowerCase()
  return fillSlots(values.own, { alt: own.alt?.[lang] ?? decorative })
}

export function pictureSentence({ path, was, now }: Entry, lang: Lang) {
  const [before, after] = [pictureText(path, was, lang), pictureText(path, now, lang)]
  const { other, framing } = deskPicturesCopy(lang).values
  const isOther = (was as OwnPicture | null)?.sha !== (now as OwnPicture | null)?.sha
  return {
    what: pictureName(path, lang),
    before,
    after: before !== after ? after : isOther ? other : framing,
  }
}
