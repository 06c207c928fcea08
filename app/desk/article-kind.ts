import { z } from 'zod'
import { LONGEST_SLUG } from '#app/content/blog/addresses.ts'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { categoryKeys } from '#app/content/blog/categories.ts'
import { printedArticle } from '#app/content/blog/posts.ts'
import { forEachLang, langs } from '#app/content/language.ts'
import { isOwnKey } from '#app/content/own-key.ts'
import type { PastArticle } from './article-addresses.ts'
import { articleFaults, isShowable, tidyArticleText } from './article-rules.ts'
import type { Kind } from './items.ts'
import { inEveryLanguage } from './text-schema.ts'

const typed = z.string().max(20_000)
const words = z
  .strictObject({ title: typed, excerpt: typed, tags: typed, markdown: typed })
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

/** What is not online may be half written. */
const isWhole = (article: WrittenArticle) =>
  !article.published || (langs.every((lang) => article.slugs[lang] !== '') && isShowable(article))

const past = z.object({ published: z.boolean(), slugs: slugs.optional() }).nullable()

/**
 * An article as it once was published: its addresses alone. Its words were checked then, and rules may have changed since; to check
 * those of every past article made each reading of a long history take seconds. Undefined where the value is no article.
 */
export function pastArticle(key: string, value: unknown): PastArticle | null | undefined {
  const { data } = past.safeParse(value)
  const own = data?.slugs ?? printedArticle(key)?.slugs
  return data && own ? { published: data.published, slugs: own } : data === null ? null : undefined
}

/** An article of the blog: its words in both languages, its addresses, and whether it is online. */
export const articleKind: Kind = {
  has: (key) => printedArticle(key) !== undefined || isOwnKey(key),
  schema: (key) => {
    const printed = printedArticle(key)
    return printed
      ? z.strictObject({ ...parts, slugs: slugs.default(printed.slugs) }).refine(isWhole)
      : z
          .strictObject({ ...parts, slugs })
          .refine(isWhole)
          .nullable()
  },
  keepsRules: (value) => {
    const article = value as WrittenArticle | null
    return !article?.published || !articleFaults(article).length
  },
  printed: (key) => {
    const article = printedArticle(key)
    return article ? { ...article, ...forEachLang((lang) => tidyArticleText(article[lang])) } : null
  },
  file: (key) => `blog/${key}.md`,
}
