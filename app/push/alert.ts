import type { Lang } from '#app/content/language.ts'

/** The message to a device, encrypted for it alone; the worker shows it as it is. */
export type Alert = {
  title: string
  body: string
  /** What a later alert on the same thing takes the place of: the request's id. */
  tag: string
  /** The page a tap opens. */
  url: string
  lang: Lang
  /** How many requests are unread. */
  unread: number
}
