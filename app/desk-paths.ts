/** Paths of the content desk; `site-map.ts` includes them. */
export const deskPaths = {
  desk: '/admin/desk',
  deskPrice: '/admin/desk/prices/:price',
  deskPriceOrder: '/admin/desk/order/:service',
  deskPriceRaise: '/admin/desk/raise/:service',
  deskNotice: '/admin/desk/notice',
  deskHours: '/admin/desk/hours',
  deskFacts: '/admin/desk/facts',
  deskFact: '/admin/desk/facts/:fact',
  deskPictures: '/admin/desk/pictures',
  deskPicture: '/admin/desk/pictures/:picture',
  deskPictureFile: '/admin/desk/pictures/file',
  deskWords: '/admin/desk/words',
  deskWordsPage: '/admin/desk/words/:page',
  deskArticles: '/admin/desk/articles',
  deskArticle: '/admin/desk/articles/:article',
  deskArticleDraft: '/admin/desk/articles/:article/draft',
  deskList: '/admin/desk/lists/:list',
  deskListed: '/admin/desk/lists/:list/:key',
  deskDrafts: '/admin/desk/drafts',
  preview: '/admin/preview',
} as const

/** Edits a page's texts. */
export function deskWordsPath(page: string): string {
  return deskPaths.deskWordsPage.replace(':page', page)
}

/** Edits an article by its key; without one, a new article. */
export function deskArticlePath(article = 'new'): string {
  return deskPaths.deskArticle.replace(':article', article)
}

/** Takes the draft of an article while it is written. */
export function deskArticleDraftPath(article: string): string {
  return deskPaths.deskArticleDraft.replace(':article', article)
}

/** Edits a line of the price list; without a key, a new line. */
export function deskPricePath(key = 'new'): string {
  return deskPaths.deskPrice.replace(':price', key)
}

/** A list that the garage adds to. */
export function deskListPath(list: string): string {
  return deskPaths.deskList.replace(':list', list)
}

/** Edits an entry of such a list; without a key, a new entry. */
export function deskListedPath(list: string, key = 'new'): string {
  return deskPaths.deskListed.replace(':list', list).replace(':key', key)
}

/** Edits the order of a service's prices. */
export function deskPriceOrderPath(service: string): string {
  return deskPaths.deskPriceOrder.replace(':service', service)
}

/** Changes the prices of a service's list together. */
export function deskPriceRaisePath(service: string): string {
  return deskPaths.deskPriceRaise.replace(':service', service)
}

/** Edits a picture, by its place. */
export function deskPicturePath(place: string): string {
  return deskPaths.deskPicture.replace(':picture', place)
}

/** Edits a fact, by its path. */
export function deskFactPath(path: string): string {
  return deskPaths.deskFact.replace(':fact', path)
}
