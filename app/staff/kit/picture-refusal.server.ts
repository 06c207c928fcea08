import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskPicturesCopy } from '#app/publishing/words/pictures.ts'
import type { PictureRefusal } from '#server/imaging/kind.ts'

const LONGEST_NAME = 60

/** Why a file was refused, with its name. */
export function pictureRefusalText(why: PictureRefusal, name: string, lang: Lang): string {
  return fillSlots(deskPicturesCopy(lang).refusals[why], { file: name.slice(0, LONGEST_NAME) || '?' })
}
