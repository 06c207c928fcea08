import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

/** What stands where there is no page, and the ways back. */
export function notFoundContent(lang: Lang) {
  const { interface: words, contact } = content(lang)
  return {
    ...words.notFound,
    home: { label: words.home, href: href('home', lang) },
    call: { label: contact.phone.call, href: `tel:${business.phone}` },
    links: (['services', 'pricing', 'blog', 'contact'] as const).map((name) => ({
      label: words.nav[name],
      href: href(name, lang),
    })),
  }
}

export type NotFoundContent = ReturnType<typeof notFoundContent>
