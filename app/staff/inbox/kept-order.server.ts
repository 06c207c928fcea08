import { cookieIn, setCookie } from '#app/accounts/cookies/cookie.server.ts'
import { type InboxFilter, orderIn, sorts } from '#app/requests/handling/inbox.ts'

const NAME = 'garage-order'
const YEAR = 365 * 24 * 60 * 60

/** The order chosen last on this device. */
export function keptOrder(request: Pick<Request, 'headers'>): InboxFilter['sort'] | undefined {
  const kept = cookieIn(request, NAME, true) ?? cookieIn(request, NAME, false)
  return sorts.find((sort) => sort === kept)
}

/** Headers that keep the order an address asks for. */
export function keepOrder(address: URLSearchParams, secure: boolean): HeadersInit {
  const order = orderIn(address)
  return order ? { 'Set-Cookie': setCookie(NAME, { value: order, seconds: YEAR, secure }) } : {}
}
