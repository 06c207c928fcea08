/**
 * Better Auth's endpoints that programs and pages of this site may call directly, by method, with the fields that each accepts. All
 * others give a 404.
 */
export const openEndpoints = {
  GET: { '/get-session': [], '/callback/oidc': [] },
  POST: {
    '/sign-in/email': ['email', 'password'],
    '/sign-up/email': ['email', 'password'],
    '/sign-out': [],
    '/request-password-reset': ['email'],
    '/reset-password': ['token', 'newPassword'],
  },
}

export type OpenPost = keyof typeof openEndpoints.POST

export function isOpenEndpoint(method: string, path: string): boolean {
  return Object.hasOwn(openEndpoints[method === 'POST' ? 'POST' : 'GET'], path)
}
