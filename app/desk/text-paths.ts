/** The desk's pages of words and what they lead to, among the addresses of `site-map.ts`. */
export const deskTextPaths = {
  deskWords: '/admin/desk/words',
  deskWordsPage: '/admin/desk/words/:page',
  deskArticles: '/admin/desk/articles',
  deskArticle: '/admin/desk/articles/:article',
  deskDrafts: '/admin/desk/drafts',
  preview: '/admin/preview',
} as const

/** The desk's page of the texts of a page. */
export function deskWordsPath(page: string): string {
  return deskTextPaths.deskWordsPage.replace(':page', page)
}

/** The desk's page of an article, by its French slug. */
export function deskArticlePath(article: string): string {
  return deskTextPaths.deskArticle.replace(':article', article)
}
