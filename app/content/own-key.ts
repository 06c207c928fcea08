/** Key of an item that the garage added to a list (an article, a review, a job); its photograph is stored under the same key. */
export type OwnKey = `own-${string}`

/** Whether a key is one that the garage added, like `own-1f2e3d4c`, rather than one of the bundled content. */
export const isOwnKey = (key: string): key is OwnKey => /^own-[0-9a-f]{8}$/.test(key)
