/** The addresses of the content desk; `site-map.ts` has them among all others. */
export const deskPaths = {
  desk: '/admin/desk',
  deskPrice: '/admin/desk/prices/:price',
  deskPriceOrder: '/admin/desk/order/:service',
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
  deskList: '/admin/desk/lists/:list',
  deskListed: '/admin/desk/lists/:list/:key',
  deskDrafts: '/admin/desk/drafts',
  preview: '/admin/preview',
} as const

/** The desk's page of the texts of a page. */
export function deskWordsPath(page: string): string {
  return deskPaths.deskWordsPage.replace(':page', page)
}

/** The desk's page of an article, by its key; without one, of an article to be written. */
export function deskArticlePath(article = 'new'): string {
  return deskPaths.deskArticle.replace(':article', article)
}

/** The desk's page of a line of the price list; without one, of a line to be added. */
export function deskPricePath(key = 'new'): string {
  return deskPaths.deskPrice.replace(':price', key)
}

/** The desk's page of a list that the garage adds to. */
export function deskListPath(list: string): string {
  return deskPaths.deskList.replace(':list', list)
}

/** The desk's page of what the garage added to a list; without a key, of what it is about to add. */
export function deskListedPath(list: string, key = 'new'): string {
  return deskPaths.deskListed.replace(':list', list).replace(':key', key)
}

/** The desk's page of the order of a service's prices. */
export function deskPriceOrderPath(service: string): string {
  return deskPaths.deskPriceOrder.replace(':service', service)
}

/** The desk's page of a picture, by its place. */
export function deskPicturePath(place: string): string {
  return deskPaths.deskPicture.replace(':picture', place)
}

/** The desk's page of a fact, by its path. */
export function deskFactPath(path: string): string {
  return deskPaths.deskFact.replace(':fact', path)
}
