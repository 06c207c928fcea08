import { createAttempts } from '#app/accounts/attempts.server.ts'
import { createBetterAuth } from '#app/accounts/better-auth.server.ts'
import type { Database } from '#database/connect.ts'
import { createLog } from '#platform/log.ts'

/** An endpoint of Better Auth, with the fields its schemas name. */
export type AuthEndpoint = { method: string; path: string; fields: Named[] }
export type Named = { name: string; optional: boolean }

type Shaped = {
  shape?: Record<string, { isOptional?(): boolean }>
  def?: { left?: Shaped; innerType?: Shaped }
}
type Endpoint = {
  path?: string
  options: { method?: string | string[]; body?: Shaped; query?: Shaped }
}

/** Every endpoint of Better Auth with this site's configuration, open or not. */
export function authEndpoints(database: Database): AuthEndpoint[] {
  const secret = 'of-this-test-alone-and-long-enough'
  const nothing = async () => {}
  const { api } = createBetterAuth(
    {
      database,
      log: createLog('error', { write: nothing }).log,
      attempts: createAttempts(database.db, secret),
      secret,
      siteUrl: 'http://localhost:3000',
      onSignUp: nothing,
      onSignUpAgain: nothing,
      onForgotten: nothing,
      onNewPassword: nothing,
      onFactorForgotten: nothing,
      onCode: nothing,
    },
    { issuer: 'http://127.0.0.1:1', clientId: 'garage', clientSecret: 'secret', name: 'Garage ID' },
  )
  return (Object.values(api) as Endpoint[]).flatMap(({ path, options }) =>
    path
      ? [options.method ?? []].flat().map((method) => ({
          method,
          path: path.replace(':id', 'oidc'),
          fields: [...fieldsOf(options.body), ...fieldsOf(options.query)],
        }))
      : [],
  )
}

function fieldsOf(rules: Shaped | undefined): Named[] {
  if (!rules) return []
  const own = Object.entries(rules.shape ?? {})
  return [
    ...own.map(([name, rule]) => ({ name, optional: rule.isOptional?.() ?? true })),
    ...fieldsOf(rules.def?.left),
    ...fieldsOf(rules.def?.innerType),
  ]
}
