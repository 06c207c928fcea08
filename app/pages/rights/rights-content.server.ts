import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

/** Everything the rights page shows, in one language. */
export function rightsContent(lang: Lang) {
  const { rights, pricing, headings, interface: words } = content(lang)
  const { links, ...page } = rights
  return {
    ...page,
    heading: headings.rights.heading,
    crumbs: {
      label: words.breadcrumb,
      items: [{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.rights }],
    },
    seeAlso: pricing.related.title,
    links: [
      { href: href('warranties', lang), label: links.warranties },
      { href: href('pricing', lang), label: links.pricing },
      { href: href('contact', lang), label: links.contact },
    ],
  }
}

export type RightsContent = ReturnType<typeof rightsContent>
