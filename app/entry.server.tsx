import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { databaseFault } from '#database/fault.ts'
import { errorFields } from '#platform/log.ts'
import { faultContext, nonceContext, runtimeContext } from './context.server.ts'
import { siteHead } from './public/seo/site-head.ts'
import early from './staff/kit/early.ts?script'

export { languageOf } from './accounts/cookies/language.server.ts'
export { bundledFacts, facts, setFacts } from './content/facts.ts'
export { nextChange } from './content/hours/opening.ts'
export { langNamed, langOf, langs, pathPrefix } from './content/language.ts'
export { isOpen, unanswered } from './content/opening/stands.ts'
export { content, contentWith, setContent } from './content/snapshot.ts'
export { callerContext, faultContext, nonceContext, postedContext, runtimeContext } from './context.server.ts'
export { withFacts } from './desk/facts-override.server.ts'
export { redirectFor } from './places.ts'
export { answerPage } from './public/answer.server.tsx'
export { inlineScripts } from './public/document.tsx'
export { refusalPage, unreadableText } from './public/layout/refusal.server.ts'
export { readablePages as publishedPages } from './public/seo/alternates.ts'
export { openRuntime } from './runtime.server.ts'
export { isStaffPath, plainPaths } from './site-map.ts'

/** Logs what a loader or a page threw, except 4xx responses and aborted requests, which are not our errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(faultContext).fault ??= databaseFault(error)
  context.get(runtimeContext).log.error('page.failed', errorFields(error))
}

export const streamTimeout = 5_000

/** Renders the whole staff page before the response starts, so the response is either complete or an error. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = loadContext.get(nonceContext)
  const html = await render(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, nonce)
  const head = `${siteHead(languageOf(request), 'staff')}<script nonce="${nonce}">${early}</script></head>`
  return new Response(
    html.replace('</head>', () => head),
    { status, headers },
  )
}

function render(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
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
