/** Better Auth's endpoints that programs and pages of this site may call directly, by method. All others give a 404. */
export const openEndpoints = {
  GET: ['/get-session', '/callback/oidc'],
  POST: ['/sign-in/email', '/sign-up/email', '/sign-out', '/request-password-reset', '/reset-password'],
} as const

export type OpenPost = (typeof openEndpoints.POST)[number]

/** The fields that each accepts. */
export const endpointFields: Record<OpenPost, readonly string[]> = {
  '/sign-in/email': ['email', 'password'],
  '/sign-up/email': ['email', 'password'],
  '/sign-out': [],
  '/request-password-reset': ['email'],
  '/reset-password': ['token', 'newPassword'],
}

export function isOpenEndpoint(method: string, path: string): boolean {
  const paths: readonly string[] = method === 'POST' ? openEndpoints.POST : openEndpoints.GET
  return paths.includes(path)
}
