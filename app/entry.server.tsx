import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { errorFields } from '#server/log.ts'
import { langOf } from './content/language.ts'
import { finishDocument, ownRoutes } from './document.server.ts'
import { nonceContext, runtimeContext } from './runtime.server.ts'
import { restOfHead } from './seo/meta.ts'
import { siteHead } from './seo/site-head.ts'
import { isStaffPath, placeOf } from './site-map.ts'
import { WrittenParts } from './ui/written.tsx'
import { writtenContext } from './written.server.ts'

export { writable } from '#database/connect.ts'
export { placeholders } from './content/business.ts'
export { nextChange, openState } from './content/opening.ts'
export { content, contentWith, setContent } from './content/snapshot.ts'
export { callerContext, nonceContext, openRuntime, runtimeContext } from './runtime.server.ts'
export { readablePages as publishedPages } from './seo/alternates.ts'
export { redirectFor } from './site-map.ts'

/** What a loader or a page threw goes to the log by its kind; a refusal, or an asker who left, is no error of ours. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(runtimeContext).log.error('page.failed', errorFields(error))
}

export const streamTimeout = 5_000

/** Renders the whole page before the answer begins: a page is either complete or an error. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = loadContext.get(nonceContext) || undefined
  const page = (
    <WrittenParts value={loadContext.get(writtenContext)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </WrittenParts>
  )
  const html = await render(page, nonce)
  const { pathname } = new URL(request.url)
  const head = siteHead(langOf(pathname)) + restOfHead(routerContext.staticHandlerContext.loaderData)
  const still = placeOf(pathname)?.page.standsIn === true
  const isPublic = !isStaffPath(pathname)
  const document = finishDocument(html, {
    nonce,
    routes: isPublic ? ownRoutes(routerContext) : undefined,
    withSiteStyles: isPublic,
    head,
    still,
  })
  return new Response(document, { status, headers })
}

function render(page: React.ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Sections stand where they belong, whatever their size: React would move large ones to the end, for a script to place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(late)
        resolve(text(pipe(new PassThrough())))
      },
      onShellError: reject,
      onError: reject,
    })
    const late = setTimeout(abort, streamTimeout + 1_000)
  })
}
