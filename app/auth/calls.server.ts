import { plainPaths } from '#app/site-map.ts'
import { isOwnOrigin } from '#server/origin.ts'
import { CALLER_HEADER } from './account-limits.server.ts'
import type { createBetterAuth } from './better-auth.server.ts'
import { fieldsOf, isOffered, type OfferedPost, type OwnPath, PROVIDER_PATHS } from './offered.ts'

/** Who asks: the request with its cookies, and the address the server saw it come from. */
export type Asking = { request: Request; address: string }

type Auth = ReturnType<typeof createBetterAuth>
type Means = { auth: Auth; authWithProvider(): Promise<Auth | undefined>; siteUrl: string }

/** Whether there is an account must not show in how soon these answer: they send a mail or none. */
const MAILING: readonly string[] = ['/request-password-reset', '/email-otp/send-verification-otp']
const LEAST_MILLISECONDS = 500

/** The ways by which requests reach Better Auth: those of programs, and those of our own pages. */
export function createCalls({ auth, authWithProvider, siteUrl }: Means) {
  async function pass({ request, address }: Asking, path: string): Promise<Response> {
    const able = PROVIDER_PATHS.includes(path) ? await authWithProvider() : auth
    if (!able) return Response.json({ code: 'PROVIDER_UNREACHABLE' }, { status: 503 })
    const headers = new Headers(request.headers)
    headers.delete(CALLER_HEADER)
    if (address) headers.set(CALLER_HEADER, address)
    if (isOwnOrigin(headers, siteUrl)) headers.set('origin', new URL(siteUrl).origin)
    const url = new URL(request.url)
    const answer = able.handler(
      new Request(new URL(url.pathname + url.search, siteUrl), {
        method: request.method,
        headers,
        body: request.method === 'POST' ? await request.arrayBuffer() : undefined,
      }),
    )
    return MAILING.includes(path) ? notSooner(answer) : answer
  }

  /** Asks in the name of whoever asks, with this body and no other. */
  function send(
    { request, address }: Asking,
    path: string,
    body: Record<string, unknown>,
  ): Promise<Response> {
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    headers.set('content-type', 'application/json')
    const url = new URL(`${plainPaths.auth}${path}`, siteUrl)
    return pass(
      { request: new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }), address },
      path,
    )
  }

  return {
    /** Answers a request of a program to Better Auth. What is not offered goes through our own pages only. */
    async answer(asking: Asking): Promise<Response> {
      const { request } = asking
      const path = new URL(request.url).pathname.slice(plainPaths.auth.length)
      if (!isOffered(request.method, path)) return new Response(null, { status: 404 })
      if (request.method !== 'POST') return pass(asking, path)
      return send(asking, path, await offeredBody(request, path as OfferedPost))
    },

    /** Sends one of our forms to Better Auth, in the name of who asks. */
    post: (asking: Asking, path: OwnPath, body: Record<string, unknown>): Promise<Response> =>
      send(asking, path, body),

    /** The same for what Better Auth gives to a plain visit. */
    async read({ request, address }: Asking, path: OwnPath): Promise<Response> {
      const { headers } = request
      const url = new URL(`${plainPaths.auth}${path}`, siteUrl)
      return pass({ request: new Request(url, { headers }), address }, path)
    },
  }
}

/** What a program may say at an address: its named fields, as text. All others are dropped. */
async function offeredBody(request: Request, path: OfferedPost): Promise<Record<string, string>> {
  const given: unknown = await request.json().catch(() => undefined)
  const fields = new Map(Object.entries(Object(given) as object))
  const named = fieldsOf[path].flatMap((name) => {
    const value: unknown = fields.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(path === '/sign-up/email' ? [['name', ''], ...named] : named)
}

async function notSooner<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const [given] = await Promise.all([
    answer,
    new Promise((resolve) => setTimeout(resolve, LEAST_MILLISECONDS)),
  ])
  return given
}
