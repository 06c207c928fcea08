import { plainPaths } from '#app/site-map.ts'
import { cookieIn, dropCookie, setCookie } from './cookie.server.ts'

const NAME = 'garage-return'
const SECONDS = 15 * 60
const LONGEST = 500

/** A cookie with the address of the staff page that a stranger asked for: signing in leads there. */
export function leaveReturn({ pathname, search }: URL, secure: boolean): string {
  const path = `${pathname}${search}`.slice(0, LONGEST)
  return setCookie(NAME, { value: Buffer.from(path).toString('base64url'), seconds: SECONDS, secure })
}

/** Where signing in leads: to that page if it is one of the staff area, else to the inbox. */
export function returnPath(request: Request, secure: boolean): string {
  const path = Buffer.from(cookieIn(request, NAME, secure) ?? '', 'base64url').toString()
  return path.startsWith(`${plainPaths.admin}/`) ? path : plainPaths.admin
}

export const dropReturn = (secure: boolean): string => dropCookie(NAME, secure)
