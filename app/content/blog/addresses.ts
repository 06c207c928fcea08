import type { Facts } from '../facts.ts'
import { langs, type Text } from '../language.ts'
import { isOwnKey } from '../own-key.ts'
import { anchorOf } from './anchor.ts'
import { blogSlugs } from './slugs.ts'

/** An article's slug in each language, and its key at the desk. */
export type ArticleAddress = Text & { key: string }

/** Every article that has slugs, published or taken down: the bundled ones first, then those the garage added. */
export function addressedArticles({ articles }: Pick<Facts, 'articles'>): ArticleAddress[] {
  const bundled = blogSlugs.map((slugs) => ({ key: slugs.fr, ...(articles[slugs.fr]?.slugs ?? slugs) }))
  const own = Object.entries(articles)
    .filter(([key, { slugs }]) => isOwnKey(key) && langs.every((lang) => slugs[lang]))
    .map(([key, { slugs }]) => ({ key, ...slugs }))
  return [...bundled, ...own]
}

/** "L’hiver, c’est long!" as "l-hiver-c-est-long". */
export function slugOf(title: string): string {
  return anchorOf(title.replace(/['’]/g, ' ')).slice(0, LONGEST_SLUG).replace(/^-|-$/g, '')
}

export const LONGEST_SLUG = 80
