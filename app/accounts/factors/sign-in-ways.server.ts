import { APIError } from '@better-auth/core/error'
import { passkey } from '@better-auth/passkey'
import { emailOTP, genericOAuth } from 'better-auth/plugins'
import type { AuthOptions } from '#app/accounts/better-auth.server.ts'
import { facts } from '#app/content/facts.ts'
import type { Env } from '#platform/env.ts'
import { secondFactor } from './second-factor.server.ts'

export type Provider = NonNullable<Env['provider']>

/** The provider id under which OpenID Connect identities are stored. */
export const PROVIDER = 'oidc'

/**
 * Lifetime of a mailed code. Attempts are limited per account (`attempts.server.ts`); a code allows more than all of those, so
 * that strangers cannot invalidate the owner's code by wrong attempts.
 */
export const CODE_MINUTES = 10
const CODE_TRIES = 60

/** Every sign-in method besides the password, and the second factor. */
export function signInWays(
  { database: { db }, siteUrl, onCode, onFactorForgotten: onForgotten }: AuthOptions,
  provider: Provider | undefined,
) {
  const { origin, hostname } = new URL(siteUrl)
  return [
    secondFactor(
      {
        allowPasswordless: true,
        // A getter: the garage may change its name, which is read whenever an authenticator or a passkey is added.
        get issuer() {
          return facts().business.name
        },
        totpOptions: { digits: 6, period: 30 },
        backupCodeOptions: { amount: 10, length: 10, storeBackupCodes: 'encrypted' },
      },
      { db, onForgotten },
    ),
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

/** A passkey counts as two factors if its device verified the user (finger, face or PIN); otherwise it is refused. */
function refuseUnlessVerified(verified: boolean | undefined): void {
  if (verified) return
  throw new APIError('UNAUTHORIZED', {
    code: 'PASSKEY_WITHOUT_USER',
    message: 'The device did not check who is using it.',
  })
}

/** Provider identities sign in to existing accounts only; they create none, so nobody gets a role this way. */
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
        // Only the boolean true counts, not the string "true".
        mapProfileToUser: (profile) => ({ emailVerified: profile.email_verified === true }),
      },
    ],
  })
}
