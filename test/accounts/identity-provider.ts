import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Context } from 'oidc-provider'

/** The claims the provider makes about a person. */
export type Claims = { email?: string; email_verified?: unknown; name?: string }

const CLIENT = { client_id: 'garage', client_secret: randomBytes(24).toString('hex') }

/** A real OpenID Connect provider on loopback; `wish` is its port, 0 for a free one. `people` holds whom it knows, by subject. */
export async function startIdentityProvider(site: string, wish = 0) {
  const people = new Map<string, Claims>()
  /** Subject of the person at the browser; undefined means that they refuse to sign in. */
  let present: string | undefined
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(wish, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [`${site}/api/auth/callback/oidc`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    interactions: { url: () => '/sign-in' },
    findAccount: (_context: Context, accountId: string) =>
      people.has(accountId)
        ? { accountId, claims: () => ({ sub: accountId, ...people.get(accountId) }) }
        : undefined,
    async loadExistingGrant({ oidc }: Context) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url !== '/sign-in') return answer(request, response)
    const result = present ? { login: { accountId: present } } : { error: 'access_denied' }
    provider.interactionFinished(request, response, result)
  })

  return {
    people,
    port,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_NAME: 'Garage ID',
    },
    /** Sets who sits at every browser from now on; undefined means that they refuse to sign in. */
    seat(subject: string | undefined): void {
      present = subject
    },
    /** Signs a person in at the provider, or refuses. @returns the address of the site it redirects back to. */
    async visit(address: string, subject: string | undefined): Promise<string> {
      present = subject
      const cookies = new Map<string, string>()
      for (let to = address; ; ) {
        if (to.startsWith(site)) return to
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(to, { redirect: 'manual', headers: { cookie } })
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
        to = new URL(location, to).href
      }
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>
