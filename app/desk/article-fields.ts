/** What a person writes of an article in one language. */
export const articleFields = ['title', 'excerpt', 'tags', 'markdown'] as const
export type ArticleField = (typeof articleFields)[number]
