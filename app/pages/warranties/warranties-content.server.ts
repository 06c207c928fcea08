import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

/** Everything the warranties page shows, in one language. */
export function warrantiesContent(lang: Lang) {
  const { warranties, rights, pricing, headings, interface: words } = content(lang)
  const { lines, columns, giver, ...page } = warranties
  return {
    ...page,
    heading: headings.warranties.heading,
    crumbs: {
      label: words.breadcrumb,
      items: [{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.warranties }],
    },
    lines: lines.map(({ key, title, length, ...line }) => ({
      key,
      title,
      length: { label: columns.length, text: length },
      points: [
        { label: columns.scope, text: line.scope },
        { label: columns.duties, text: line.duties },
        { label: columns.claim, text: line.claim },
        { label: columns.transferable, text: line.transferable },
        { label: columns.giver, text: giver },
      ],
    })),
    call: { href: `tel:${business.phone}`, label: words.call },
    seeAlso: pricing.related.title,
    links: [
      { href: href('rights', lang), label: words.nav.rights },
      { href: href('pricing', lang), label: rights.links.pricing },
      { href: href('contact', lang), label: rights.links.contact },
    ],
  }
}

export type WarrantiesContent = ReturnType<typeof warrantiesContent>
