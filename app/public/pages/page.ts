import type { ComponentType } from 'react'
import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import type { Place } from '#app/places.ts'
import type { PostedForm } from '#app/requests/request.ts'
import type { SentRequest } from '#app/requests/sent-query.server.ts'
import type { Caller } from '#platform/caller.ts'

/** What a public page is rendered from, besides the content. */
export type Visit = {
  lang: Lang
  path: string
  /** The page's entry in the site map; undefined if there is no page at the path. */
  place: Place | undefined
  query: URLSearchParams
  now: Date
  /** The request that was just sent with the page's form, without JavaScript. */
  sent?: SentRequest | undefined
  /** What was posted to the page, if it was refused. */
  posted?: PostedForm
}

/** A post of the page's own form, for browsers without JavaScript. */
export type FormPost = { form: FormData; lang: Lang; runtime: Runtime; caller: Caller }

/** The answer to a post: a redirect, or the same page with what was typed and the errors. */
export type PostAnswer = Response | { posted: PostedForm; status: number; headers: Record<string, string> }

/** The exports of a page's module in this folder. */
export type PublicPage = {
  default: ComponentType<Visit>
  /** The page's own head tags. */
  head(visit: Visit): string
  /** Its reader has one thing to do: of the site's own bars, only the call is there. */
  isAlone?: true
  post?(post: FormPost): Promise<PostAnswer>
}
