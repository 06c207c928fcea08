/** Messages of a page to the staff area's worker: that it is shown, or that all cached pages must go. */
export type StaffWorkerMessage = { kind: 'page-viewed'; page: string } | { kind: 'forget-pages' }

/** What the worker asks a page, with a port for the path it shows. */
export type PageQuestion = { kind: 'which-page' }

/** The worker's message about data a page asked for: where they come from the cache, when they were fetched. */
export type CacheTimeMessage = { kind: 'data-cached-at'; at: string | undefined }
