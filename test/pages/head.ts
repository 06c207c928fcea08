/** The tags of a page's head that search engines read. */
export type Head = ReturnType<typeof readHead>

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
}

/** A text of a page without React's HTML escaping. */
export function plainText(html: string): string {
  return html.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** The attributes of a tag as React renders it. */
export function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    plainText(value),
  ])
  return Object.fromEntries(pairs)
}

export function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = (name: string) =>
    [...head.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))
  const metas = tags('meta')
  const links = tags('link')
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1]
  return {
    title: /<title>(.*?)<\/title>/s.exec(head)?.[1],
    meta: (name: string) =>
      metas.filter((tag) => tag.name === name || tag.property === name).map(({ content = '' }) => content),
    links: (rel: string) => links.filter((link) => link.rel === rel),
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href = '' }) =>
        rel === 'alternate' && hreflang ? [[hreflang, href]] : [],
      ),
    ) as Record<string, string>,
    structured:
      block === undefined ? undefined : (JSON.parse(block) as { '@graph': Record<string, unknown>[] }),
  }
}
