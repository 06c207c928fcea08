/** Better Auth's addresses that programs and pages of this site may ask directly, by method. All others answer 404. */
export const offered = {
  GET: ['/get-session', '/callback/oidc'],
  POST: ['/sign-in/email', '/sign-up/email', '/sign-out', '/request-password-reset', '/reset-password'],
} as const

export type OfferedPost = (typeof offered.POST)[number]

/** What programs may say there. */
export const fieldsOf: Record<OfferedPost, readonly string[]> = {
  '/sign-in/email': ['email', 'password'],
  '/sign-up/email': ['email', 'password'],
  '/sign-out': [],
  '/request-password-reset': ['email'],
  '/reset-password': ['token', 'newPassword'],
}

/** Those our own pages ask in the name of a visitor, after their guards. */
const own = [
  ...offered.POST,
  '/change-password',
  '/email-otp/send-verification-otp',
  '/sign-in/email-otp',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/generate-authenticate-options',
  '/passkey/verify-authentication',
  '/passkey/update-passkey',
  '/passkey/delete-passkey',
  '/sign-in/social',
  '/link-social',
] as const

export type OwnPath = (typeof own)[number]

/** Those that need the OpenID Connect provider. */
export const PROVIDER_PATHS: readonly string[] = ['/sign-in/social', '/link-social', '/callback/oidc']

export function isOffered(method: string, path: string): boolean {
  const paths: readonly string[] = method === 'POST' ? offered.POST : offered.GET
  return paths.includes(path)
}
