import type { ComponentType } from 'react'
import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import type { Place } from '#app/places.ts'
import type { PostedForm } from '#app/requests/request.ts'
import type { SentRequest } from '#app/requests/sent-query.server.ts'
import type { Caller } from '#platform/caller.ts'

/** What a public page is made from, beside the content. */
export type Visit = {
  lang: Lang
  path: string
  /** The page's line in the site map; undefined where nothing stands at the address. */
  place: Place | undefined
  query: URLSearchParams
  now: Date
  /** The request that was just sent from the page's form without scripts. */
  sent?: SentRequest | undefined
  /** What the page's own post came to, where it was not taken. */
  posted?: PostedForm
}

/** A post of the page's own form, for browsers without scripts. */
export type FormPost = { form: FormData; lang: Lang; runtime: Runtime; caller: Caller }

/** The answer to a post: another address, or the same page with what was typed and what is wrong. */
export type PostAnswer = Response | { posted: PostedForm; status: number; headers: Record<string, string> }

/** What a page's module in this folder exports. */
export type PublicPage = {
  default: ComponentType<Visit>
  /** The tags of the head that are this page's own. */
  head(visit: Visit): string
  post?(post: FormPost): Promise<PostAnswer>
}
