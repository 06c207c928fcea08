/** What the garage adds to a list of the files (an article, a review, a job) has a key of its own: `own-1f2e3d4c`. */
export const isOwnKey = (key: string): boolean => /^own-[0-9a-f]{8}$/.test(key)
