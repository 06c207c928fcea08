import { callerContext, runtimeContext } from '#app/context.server.ts'
import type { Route } from './+types/auth.ts'

/** Better Auth's endpoints, for programs and for pages that check whether someone is still signed in. */
export function loader(args: Route.LoaderArgs) {
  return answer(args)
}

export function action(args: Route.ActionArgs) {
  return answer(args)
}

async function answer({ request, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { accounts } = context.get(runtimeContext)
  const { address } = context.get(callerContext)
  return withoutTokens(await accounts.answer({ request, address }))
}

/** Removes session tokens from the body: the session travels in its HttpOnly cookie only, which no script can read. */
async function withoutTokens(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response
  const text = await response.text()
  const body = JSON.stringify(JSON.parse(text || 'null'), (key, value: unknown) =>
    key === 'token' ? undefined : value,
  )
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(body, { status: response.status, headers })
}
