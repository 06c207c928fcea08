import type { Facts } from '../facts.ts'
import type { Lang } from '../language.ts'
import { isOfferedRow } from '../prices/listed.ts'
import type { RowKey } from '../prices/prices.ts'
import { services } from '../services/index.ts'
import { isOffered } from '../services/offered.ts'

/** Removes paragraphs that link to the page of a service that is not offered, or give one of its prices. */
export function offeredParagraphs(markdown: string, lang: Lang, facts: Facts): string {
  const gone = services.filter(({ id }) => !isOffered(id, facts))
  if (gone.length === 0) return markdown
  const leads = (paragraph: string) => gone.some(({ slug }) => paragraph.includes(`/${slug[lang]})`))
  const prices = (paragraph: string) =>
    [...paragraph.matchAll(/\{(?:price|amount|spoken):(\w+)\}/g)].some(
      ([, key]) => !isOfferedRow(key as RowKey, facts),
    )
  return markdown
    .split(/\n{2,}/)
    .filter((paragraph) => !leads(paragraph) && !prices(paragraph))
    .join('\n\n')
}
