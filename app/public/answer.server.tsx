import { interfaceCopy } from '#app/content/interface.ts'
import { langOf } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { placeOf } from '#app/places.ts'
import { ErrorWords } from '#app/public/layout/error-words.tsx'
import { NoticeLine } from '#app/public/layout/notice-line.tsx'
import * as notFound from '#app/public/pages/not-found.tsx'
import { movedPost } from '#app/public/pages/post/moved-post.ts'
import { unlistedHead } from '#app/public/seo/meta.ts'
import { sentRequest } from '#app/requests/sent-query.server.ts'
import { followedPhoto, followedToken, isPlainPath } from '#app/site-map.ts'
import type { Caller } from '#platform/caller.ts'
import { errorFields, pathField } from '#platform/log.ts'
import { htmlDocument, pageDocument } from './document.tsx'
import { documentAt } from './documents.server.ts'
import { answerFollow } from './followed/follow.server.tsx'
import type { PublicPage, Visit } from './pages/page.ts'
import { publicPages } from './pages.server.ts'

type Visitor = {
  runtime: Runtime
  caller: Caller
  nonce?: string | undefined
  /** The form fields of a POST. */
  form?: FormData | undefined
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
/** A page rendered for one visitor: only their browser may keep it, to go back and forward. */
const OWN = { 'Cache-Control': 'private, no-cache' }

/** For the confirmation page of a request. */
const UNLISTED = { 'X-Robots-Tag': 'noindex' }

type Outcome = { status: number; headers: Record<string, string> }

const NOT_FOUND: Outcome = { status: 404, headers: {} }

/** Answers every path except those of the staff area and the endpoints: undefined for these. */
export async function answerPage(request: Request, visitor: Visitor): Promise<Response | undefined> {
  const url = new URL(request.url)
  if (isPlainPath(url.pathname)) return undefined
  const { form, nonce, runtime } = visitor
  const document = form ? undefined : documentAt(url.pathname)
  if (document) return document
  const lang = langOf(url.pathname)
  const visit: Visit = {
    lang,
    path: url.pathname,
    place: placeOf(url.pathname),
    query: url.searchParams,
    now: new Date(),
    sent: form ? undefined : await sentRequest(url.searchParams, runtime, lang),
  }
  try {
    const token = followedToken(url.pathname)
    const followed = token ? { token } : followedPhoto(url.pathname)
    if (followed) {
      const answer = await answerFollow({ ...visitor, ...followed, visit })
      return answer instanceof Response ? answer : shown(answer.page, visit, nonce, answer)
    }
    return form ? await answerPost(form, visit, visitor) : answerVisit(visit, nonce)
  } catch (error) {
    runtime.log.error('page.failed', { path: pathField(visit.path), ...errorFields(error) })
    return errorPage(visit, nonce)
  }
}

function answerVisit(visit: Visit, nonce: string | undefined): Response {
  const moved = movedPost(visit)
  if (moved) return new Response(null, { status: moved.status, headers: { Location: moved.to } })
  const page = pageOf(visit)
  if (!page) return shown(notFound, visit, nonce, NOT_FOUND)
  return shown(page, visit, nonce, { status: 200, headers: visit.sent ? UNLISTED : OWN })
}

/** A form posted by the browser itself: without JavaScript, or before the script has loaded. */
async function answerPost(
  form: FormData,
  visit: Visit,
  { runtime, caller, nonce }: Visitor,
): Promise<Response> {
  const page = pageOf(visit)
  if (!page) return shown(notFound, visit, nonce, NOT_FOUND)
  if (!page.post) return errorPage(visit, nonce, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const answer = await page.post({ form, lang: visit.lang, runtime, caller })
  if (answer instanceof Response) return answer
  return shown(page, { ...visit, posted: answer.posted }, nonce, answer)
}

function pageOf({ place }: Visit): PublicPage | undefined {
  return place && publicPages[place.name]
}

function shown(
  page: PublicPage,
  visit: Visit,
  nonce: string | undefined,
  { status, headers }: Outcome,
): Response {
  const html = pageDocument(page, visit, nonce)
  return new Response(html, { status, headers: { ...HTML, ...headers } })
}

/** Shown instead of a page that failed, or one that takes no form. It uses nothing that may have failed with it. */
function errorPage(
  { lang, now }: Visit,
  nonce: string | undefined,
  { status, headers }: Outcome = { status: 500, headers: {} },
): Response {
  const head = unlistedHead(interfaceCopy[lang].error.title)
  const body = (
    <>
      <NoticeLine lang={lang} now={now} />
      <ErrorWords lang={lang} />
    </>
  )
  const html = htmlDocument({ lang, nonce, head, body, scripts: '' })
  return new Response(html, { status, headers: { ...HTML, ...headers } })
}
