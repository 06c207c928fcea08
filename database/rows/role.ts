/** What someone may do in the staff area, the least first; each role includes those before it. */
export const roles = ['writer', 'editor', 'admin'] as const

/** The website only; the website and the requests; everything. */
export type Role = (typeof roles)[number]

/** Whether a role includes another; having none includes nothing. */
export const isAtLeast = (role: Role | undefined, needed: Role): boolean =>
  role !== undefined && roles.indexOf(role) >= roles.indexOf(needed)

/** Whether this role sees requests, customers' data, their figures and alerts. */
export const seesRequests = (role: Role | undefined): boolean => isAtLeast(role, 'editor')
