/** What a page tells the staff area's worker: it is looked at; or no cached page is to stay. */
export type StaffWorkerMessage = { kind: 'page-viewed'; page: string } | { kind: 'forget-pages' }

/** What the worker asks a page, with a port for the path it shows. */
export type PageQuestion = { kind: 'which-page' }

/** What the worker tells a page of the data it asked for: when they were read from the network, where they come from the device. */
export type CacheTimeMessage = { kind: 'data-cached-at'; at: string | undefined }
