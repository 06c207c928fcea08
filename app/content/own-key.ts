/** What the garage adds to a list by itself has such a key, and its photograph stands in the place of this name. */
export type OwnKey = `own-${string}`

/** What the garage adds to a list of the files (an article, a review, a job) has a key of its own: `own-1f2e3d4c`. */
export const isOwnKey = (key: string): key is OwnKey => /^own-[0-9a-f]{8}$/.test(key)
