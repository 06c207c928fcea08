import { toResponse } from 'better-call'
import { plainPaths } from '#app/site-map.ts'
import type { Log } from '#platform/log.ts'
import { isOwnOrigin } from '#platform/origin.ts'
import { CALLER_HEADER } from './attempts.server.ts'
import { type createBetterAuth, refusalFor } from './better-auth.server.ts'
import { isOpenEndpoint, type OpenPost, openEndpoints } from './factors/open-endpoints.ts'

/** The request with its cookies, and the client address that the server determined. */
export type Asking = { request: Request; address: string }

type Auth = ReturnType<typeof createBetterAuth>

/** An endpoint of Better Auth by its name, and what it is given. */
export type Endpoint = keyof Auth['api']
type BodyOf<Name extends Endpoint> =
  NonNullable<Parameters<Auth['api'][Name]>[0]> extends { body?: infer Body } ? Body : undefined
type Called = (given: { headers: Headers; asResponse: true; body: unknown }) => Promise<Response>

type Means = { auth: Auth; authWithProvider(): Promise<Auth | undefined>; siteUrl: string; log: Log }

/** Minimum response time: whether a mail was sent, and so whether there is an account, must not show in the timing. */
const LEAST_MILLISECONDS = 500

/** How requests reach Better Auth: those of programs, and those of our own pages. */
export function createCalls({ auth, authWithProvider, siteUrl, log }: Means) {
  const through =
    (able: () => Promise<Auth | undefined>) =>
    async <Name extends Endpoint>(asking: Asking, name: Name, body?: BodyOf<Name>): Promise<Response> => {
      const endpoint: unknown = (await able())?.api[name]
      if (!endpoint) return providerUnreachable()
      try {
        return await (endpoint as Called)({ headers: callerHeaders(asking), asResponse: true, body })
      } catch (error) {
        return toResponse(refusalFor(error, log))
      }
    }

  return {
    /** Calls Better Auth on behalf of the client, from one of our own pages. @returns its whole response, with cookies */
    ask: through(async () => auth),

    /** The same for calls that need the OpenID Connect provider. */
    askProvider: through(authWithProvider),

    /** Answers a program's request to Better Auth. Endpoints that are not open are used by our own pages only. */
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
      return path === '/request-password-reset' ? withMinimumTime(answer) : answer
    },
  }
}

/** The request's headers, with the client address that the server determined; one sent by the client is dropped. */
function callerHeaders({ request, address }: Asking): Headers {
  const headers = new Headers(request.headers)
  headers.delete(CALLER_HEADER)
  if (address) headers.set(CALLER_HEADER, address)
  return headers
}

const providerUnreachable = () => Response.json({ code: 'PROVIDER_UNREACHABLE' }, { status: 503 })

/** The fields a program may send to an endpoint, as text. All others are dropped. */
async function offeredBody(request: Request, path: OpenPost): Promise<Record<string, string>> {
  const given: unknown = await request.json().catch(() => undefined)
  const fields = new Map(Object.entries(Object(given) as object))
  const named = openEndpoints.POST[path].flatMap((name) => {
    const value: unknown = fields.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(path === '/sign-up/email' ? [['name', ''], ...named] : named)
}

/** Delays a response so that its timing gives nothing away. */
export async function withMinimumTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const [given] = await Promise.all([
    answer,
    new Promise((resolve) => setTimeout(resolve, LEAST_MILLISECONDS)),
  ])
  return given
}
