/** Messages from a page to the staff area's worker: that the page is shown, or to delete all cached pages. */
export type StaffWorkerMessage = { kind: 'page-viewed'; page: string } | { kind: 'forget-pages' }

/** The worker's question to a page, with a port for the reply: the path that the page shows. */
export type PageQuestion = { kind: 'which-page' }
