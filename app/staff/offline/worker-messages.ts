/** Messages from a page to the staff area's worker: that the page is shown, or to delete all cached pages. */
export type StaffWorkerMessage = { kind: 'page-viewed'; page: string } | { kind: 'forget-pages' }

/** The worker's question to a page, with a port for the reply: the path that the page shows. */
export type PageQuestion = { kind: 'which-page' }

/** The worker's message about data that a page requested: when they were fetched, if they come from the cache. */
export type CacheTimeMessage = { kind: 'data-cached-at'; at: string | undefined }
