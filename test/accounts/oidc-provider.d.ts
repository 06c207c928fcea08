declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Context = { oidc: { client: { clientId: string }; session: { accountId: string } } }
  type Granting = { addOIDCScope(scope: string): void; save(): Promise<string> }

  /** An OpenID Connect provider: only what the tests use. */
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string },
    ): Promise<void>
    Grant: new (grant: {
      accountId: string
      clientId: string
    }) => Granting
  }

  export type { Context }
}
