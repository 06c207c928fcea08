import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext } from './runtime.server.ts'

export { content, contentWith, setContent } from './content/snapshot.ts'
export { callerContext, nonceContext, openRuntime, runtimeContext } from './runtime.server.ts'
export { everyPath, pages, placeOf, redirectFor } from './site-map.ts'

export const streamTimeout = 5_000

/** Renders the whole page before the answer begins: a page is either complete or an error. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = loadContext.get(nonceContext)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(late)
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
    const late = setTimeout(abort, streamTimeout + 1_000)
  })
}
