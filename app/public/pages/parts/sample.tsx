import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'

/** The word on what is not real yet: a sample is never shown as a customer's words, a rating or work that was done. */
export function Sample({ lang, of }: { lang: Lang; of: boolean }) {
  return of && <b className="label mr-2 border border-current px-1">{content(lang).interface.sample}</b>
}
