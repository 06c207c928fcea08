import { expect, test } from 'vitest'
import { takeLinkToken } from './link-token.server.ts'

/** What a link in a mail leads to, for a browser with these cookies: where it is sent, and the cookies it is given. */
function opened(query: string, cookie = '') {
  const url = new URL(`http://localhost:3000/login/invitation${query}`)
  try {
    return takeLinkToken('invitation', new Request(url, { headers: { cookie } }), url, false)
  } catch (thrown) {
    const { headers } = thrown as Response
    return [headers.get('location'), ...headers.getSetCookie().map((line) => line.split(';')[0])]
  }
}

test.each([
  ['?token=a-B_9', '', ['/login/invitation', 'garage-invitation=a-B_9']],
  [`?token=${'a'.repeat(64)}`, '', ['/login/invitation', `garage-invitation=${'a'.repeat(64)}`]],
  [`?token=${'a'.repeat(65)}`, '', undefined],
  ['?token=', 'garage-invitation=old', 'old'],
  ['?token=%20', '', undefined],
  ['?token=a.b', '', undefined],
  ['?token=a%0D%0Ab', '', undefined],
  ['?token=%E2%82%AC', '', undefined],
  ['?token=%F0%9F%98%80', '', undefined],
  ['?confirm=a', 'garage-confirmation=a', undefined],
  ['', `garage-invitation=${'a'.repeat(65)}`, undefined],
  ['?token=a&lang=fr', '', ['/login/invitation', 'garage-invitation=a', 'garage-language=fr']],
  ['?token=a&lang=de', '', ['/login/invitation', 'garage-invitation=a']],
  ['?token=a&lang=fr', 'garage-language=en', ['/login/invitation', 'garage-invitation=a']],
])('the link %s, with the cookie "%s", is taken as %j', (query, cookie, taken) => {
  expect(opened(query, cookie)).toEqual(taken)
})
