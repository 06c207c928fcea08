import { plainPaths } from '#app/site-map.ts'

/** The parts of the staff area, in the order of the navigation. */
export const parts = [
  { name: 'requests', to: plainPaths.admin },
  { name: 'today', to: plainPaths.today },
  { name: 'overview', to: plainPaths.overview },
  { name: 'desk', to: plainPaths.desk },
  { name: 'templates', to: plainPaths.templates },
  { name: 'people', to: plainPaths.people, adminsOnly: true },
  { name: 'privacy', to: plainPaths.privacy, adminsOnly: true },
  { name: 'account', to: plainPaths.account },
] as const satisfies { name: string; to: string; adminsOnly?: true }[]

export type Part = (typeof parts)[number]['name']

/** The part a path belongs to; paths below none of the others belong to the requests. */
export function partAt(pathname: string): Part {
  // The list confirms what the desk changes.
  if (isBelow(pathname, plainPaths.opening)) return 'desk'
  return parts.findLast(({ to }) => isBelow(pathname, to))?.name ?? 'requests'
}

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)
