import { z } from 'zod'
import { categoryKeys } from '#app/content/blog/categories.ts'
import { printedArticle } from '#app/content/blog/posts.ts'
import { articleFaults, tidyArticleText } from './article-rules.ts'
import type { Kind } from './items.ts'

const typed = z.string().max(20_000)
const words = z
  .strictObject({ title: typed, excerpt: typed, tags: typed, markdown: typed })
  .transform(tidyArticleText)

/** An article of the blog, by its French slug: its words in both languages, and whether it is online. */
export const articleKind: Kind = {
  has: (slug) => printedArticle(slug) !== undefined,
  schema: z
    .strictObject({ category: z.enum(categoryKeys), published: z.boolean(), fr: words, en: words })
    .refine((article) => !articleFaults(article).length),
  printed: (slug) => {
    const article = printedArticle(slug)
    return article ? { ...article, fr: tidyArticleText(article.fr), en: tidyArticleText(article.en) } : null
  },
  file: (slug) => `blog/${slug}.md`,
}
