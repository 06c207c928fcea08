import { z } from 'zod'
import { LONGEST_SLUG } from '#app/content/blog/addresses.ts'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { categoryKeys } from '#app/content/blog/categories.ts'
import { bundledArticle } from '#app/content/blog/posts.ts'
import { forEachLang, langs } from '#app/content/language.ts'
import { isOwnKey } from '#app/content/own-key.ts'
import type { PastArticle } from './article-addresses.ts'
import { articleFaults, isShowable, tidyArticleText } from './article-rules.ts'
import { isDay } from './day.ts'
import type { Kind } from './items.ts'
import { inEveryLanguage } from './text-schema.ts'

const words = z
  .strictObject({ title: z.string(), excerpt: z.string(), tags: z.string(), markdown: z.string() })
  .transform(tidyArticleText)
const slug = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
  .max(LONGEST_SLUG)
const slugs = inEveryLanguage(slug)

const parts = {
  category: z.enum(categoryKeys),
  published: z.boolean(),
  ...forEachLang(() => words),
}

/** Only published articles must be complete. */
const isWhole = (article: WrittenArticle) =>
  !article.published || (langs.every((lang) => article.slugs[lang] !== '') && isShowable(article))

const past = z.object({ published: z.boolean(), slugs: slugs.optional() }).nullable()

/**
 * An earlier published version of an article, without its texts: they were checked then, rules may have changed since, and
 * checking them again made each read of a long history take seconds. Undefined where the value is not an article.
 */
export function pastArticle(key: string, value: unknown): PastArticle | null | undefined {
  const { data } = past.safeParse(value)
  const own = data?.slugs ?? bundledArticle(key)?.slugs
  return data && own ? { published: data.published, slugs: own } : data === null ? null : undefined
}

/** An article of the blog: its texts in each language, its slugs, and whether it is published. */
export const articleKind: Kind = {
  has: (key) => bundledArticle(key) !== undefined || isOwnKey(key),
  mostCharacters: 20_000,
  schema: (key) => {
    const bundled = bundledArticle(key)
    return bundled
      ? z.strictObject({ ...parts, slugs: slugs.default(bundled.slugs) }).refine(isWhole)
      : z
          .strictObject({ ...parts, slugs, from: z.string().refine(isDay).optional() })
          .refine(isWhole)
          .nullable()
  },
  keepsRules: (value) => {
    const article = value as WrittenArticle | null
    return !article?.published || !articleFaults(article).length
  },
  bundled: (key) => {
    const article = bundledArticle(key)
    return article ? { ...article, ...forEachLang((lang) => tidyArticleText(article[lang])) } : null
  },
  file: (key) => `blog/${key}.md`,
}
