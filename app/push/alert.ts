import type { Lang } from '#app/content/language.ts'

/** The message to a device, encrypted for it alone; the worker shows it as it is. */
export type Alert = {
  title: string
  body: string
  /** The request's id: a later alert with the same tag replaces this one. */
  tag: string
  /** The page a tap opens. */
  url: string
  lang: Lang
  /** How many requests wait for the garage. */
  ours: number
}
