import { toResponse } from 'better-call'
import { plainPaths } from '#app/site-map.ts'
import type { Log } from '#platform/log.ts'
import { isOwnOrigin } from '#platform/origin.ts'
import { CALLER_HEADER } from './account-limits.server.ts'
import { type createBetterAuth, refusalFor } from './better-auth.server.ts'
import { endpointFields, isOpenEndpoint, type OpenPost } from './factors/open-endpoints.ts'

/** Who asks: the request with its cookies, and the address the server saw it come from. */
export type Asking = { request: Request; address: string }

type Auth = ReturnType<typeof createBetterAuth>

/** One call of Better Auth's API; `given` says who asks, and that an answer is wanted with its cookies. */
export type Call = (api: Auth['api'], given: { headers: Headers; asResponse: true }) => Promise<Response>

type Means = { auth: Auth; authWithProvider(): Promise<Auth | undefined>; siteUrl: string; log: Log }

/** Whether there is an account must not show in how soon it answers: it sends a mail or none. */
const LEAST_MILLISECONDS = 500

/** The ways by which requests reach Better Auth: those of programs, and those of our own pages. */
export function createCalls({ auth, authWithProvider, siteUrl, log }: Means) {
  async function call(able: Auth | undefined, asking: Asking, one: Call): Promise<Response> {
    if (!able) return providerUnreachable()
    try {
      return await one(able.api, { headers: callerHeaders(asking), asResponse: true })
    } catch (error) {
      return toResponse(refusalFor(error, log))
    }
  }

  return {
    /** Has Better Auth do something in the name of who asks, from one of our own pages. */
    ask: (asking: Asking, one: Call): Promise<Response> => call(auth, asking, one),

    /** The same for what needs the OpenID Connect provider. */
    askProvider: async (asking: Asking, one: Call): Promise<Response> =>
      call(await authWithProvider(), asking, one),

    /** Answers a request of a program to Better Auth. What is not offered goes through our own pages only. */
    async answer(asking: Asking): Promise<Response> {
      const { method, url } = asking.request
      const { pathname, search } = new URL(url)
      const path = pathname.slice(plainPaths.auth.length)
      if (!isOpenEndpoint(method, path)) return new Response(null, { status: 404 })
      const able = path === '/callback/oidc' ? await authWithProvider() : auth
      if (!able) return providerUnreachable()
      const headers = callerHeaders(asking)
      if (isOwnOrigin(headers, siteUrl)) headers.set('origin', new URL(siteUrl).origin)
      const address = new URL(pathname + search, siteUrl)
      if (method !== 'POST') return able.handler(new Request(address, { headers }))
      headers.delete('content-length')
      headers.set('content-type', 'application/json')
      const body = JSON.stringify(await offeredBody(asking.request, path as OpenPost))
      const answer = able.handler(new Request(address, { method, headers, body }))
      return path === '/request-password-reset' ? notSooner(answer) : answer
    },
  }
}

/** What the request brought, with the address the server saw; what a visitor calls their address is thrown away. */
function callerHeaders({ request, address }: Asking): Headers {
  const headers = new Headers(request.headers)
  headers.delete(CALLER_HEADER)
  if (address) headers.set(CALLER_HEADER, address)
  return headers
}

const providerUnreachable = () => Response.json({ code: 'PROVIDER_UNREACHABLE' }, { status: 503 })

/** What a program may say at an address: its named fields, as text. All others are dropped. */
async function offeredBody(request: Request, path: OpenPost): Promise<Record<string, string>> {
  const given: unknown = await request.json().catch(() => undefined)
  const fields = new Map(Object.entries(Object(given) as object))
  const named = endpointFields[path].flatMap((name) => {
    const value: unknown = fields.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(path === '/sign-up/email' ? [['name', ''], ...named] : named)
}

/** Delays an answer so that its timing gives nothing away. */
export async function notSooner<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const [given] = await Promise.all([
    answer,
    new Promise((resolve) => setTimeout(resolve, LEAST_MILLISECONDS)),
  ])
  return given
}
