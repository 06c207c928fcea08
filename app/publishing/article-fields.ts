/** The fields of an article that are written in each language. */
export const articleFields = ['title', 'excerpt', 'tags', 'markdown'] as const
export type ArticleField = (typeof articleFields)[number]
