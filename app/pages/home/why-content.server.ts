import type { Lang } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { homePictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { priceTag } from './price-tags.server.ts'

/** Why people come, each reason with its evidence: a price, a window on the workshop, a signed paper. */
export function whyContent(lang: Lang) {
  const { home, prices } = content(lang)
  return {
    ...home.why,
    labour: { ...priceTag('labour', lang), label: prices.labour.label },
    waitingRoom: pictureData(homePictures.waitingRoom, lang),
    workOrder: pictureData(homePictures.workOrder, lang),
  }
}

export type WhyContent = ReturnType<typeof whyContent>
