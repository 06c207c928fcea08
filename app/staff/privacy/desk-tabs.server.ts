import type { Lang } from '#app/content/language.ts'
import { plainPaths } from '#app/site-map.ts'
import { privacyDeskCopy } from './words.ts'

const places = [
  ['people', plainPaths.privacy],
  ['consents', plainPaths.consents],
  ['incidents', plainPaths.incidents],
] as const

/** The title and the tabs of a page of the privacy desk. */
export function privacyFrame(current: (typeof places)[number][0], lang: Lang) {
  const { title, parts } = privacyDeskCopy(lang)
  return {
    title,
    tabs: {
      label: parts.label,
      links: places.map(([part, href]) => ({ href, label: parts[part], current: part === current })),
    },
  }
}
