import type { Lang } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { type ServiceId, service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'

/** What the prices of a service do not include, where its table lacks the line of the work, which tells it. */
export const workNote = (id: ServiceId, lang: Lang): string =>
  listedRows(id).includes(service(id).leadPrice) ? '' : `${content(lang).services[id].priceNote} `
