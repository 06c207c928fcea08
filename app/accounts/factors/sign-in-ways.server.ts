import { APIError } from '@better-auth/core/error'
import { passkey } from '@better-auth/passkey'
import { emailOTP, genericOAuth } from 'better-auth/plugins'
import type { AuthOptions } from '#app/accounts/better-auth.server.ts'
import { facts } from '#app/content/facts.ts'
import type { Env } from '#platform/env.ts'
import { secondFactor } from './second-factor.server.ts'

export type Provider = NonNullable<Env['provider']>

/** What identities of the OpenID Connect provider are kept under. */
export const PROVIDER = 'oidc'

/**
 * A code sent by mail is good for this long. How many are tried is limited per account (`attempts.server.ts`); a code outlives
 * all of those, so that no stranger ends the owner's code by wrong tries.
 */
export const CODE_MINUTES = 10
const CODE_TRIES = 60

/** Every way to sign in besides a password, and the second step. */
export function signInWays({ siteUrl, onCode }: AuthOptions, provider: Provider | undefined) {
  const { origin, hostname } = new URL(siteUrl)
  return [
    secondFactor({
      allowPasswordless: true,
      // The name is read when a code app or a device is added: the garage may have changed it meanwhile.
      get issuer() {
        return facts().business.name
      },
      totpOptions: { digits: 6, period: 30 },
      backupCodeOptions: { amount: 10, length: 10, storeBackupCodes: 'encrypted' },
    }),
    emailOTP({
      disableSignUp: true,
      storeOTP: 'hashed',
      expiresIn: CODE_MINUTES * 60,
      allowedAttempts: CODE_TRIES,
      sendVerificationOTP: ({ email, otp }, context) => onCode(email, otp, context?.headers ?? new Headers()),
    }),
    passkey({
      rpID: hostname,
      get rpName() {
        return facts().business.name
      },
      origin,
      advanced: { webAuthnChallengeCookie: 'passkey' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      registration: {
        afterVerification: ({ verification }) =>
          refuseUnlessVerified(verification.registrationInfo?.userVerified),
      },
      authentication: {
        afterVerification: ({ verification }) =>
          refuseUnlessVerified(verification.authenticationInfo.userVerified),
      },
    }),
    ...(provider ? [identitiesOf(provider)] : []),
  ]
}

/** A passkey is two factors where its device asked for a finger, a face or a code; without that it is taken for nothing. */
function refuseUnlessVerified(verified: boolean | undefined): void {
  if (verified) return
  throw new APIError('UNAUTHORIZED', {
    code: 'PASSKEY_WITHOUT_USER',
    message: 'The device did not check who is using it.',
  })
}

/** Identities of the provider open accounts that exist; they make none, so that none comes to a role this way. */
function identitiesOf({ issuer, clientId, clientSecret, name }: Provider) {
  return genericOAuth({
    config: [
      {
        providerId: PROVIDER,
        name,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        disableSignUp: true,
        // Only a plain yes counts; "true" and the like are no statement of the provider.
        mapProfileToUser: (profile) => ({ emailVerified: profile.email_verified === true }),
      },
    ],
  })
}
