type CookieOptions = { value: string; seconds: number; secure: boolean; scripts?: boolean }

/** With TLS the `__Host-` prefix binds a cookie to this host: neither another host nor plain http can set it. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** A Set-Cookie header. With `scripts` the page's scripts can read the cookie: only if a published page has to. */
export function setCookie(name: string, { value, seconds, secure, scripts = false }: CookieOptions): string {
  const flags = ['Path=/', `Max-Age=${seconds}`, 'SameSite=Lax']
  if (!scripts) flags.push('HttpOnly')
  if (secure) flags.push('Secure')
  return [`${cookieName(name, secure)}=${encodeURIComponent(value)}`, ...flags].join('; ')
}

export function dropCookie(name: string, secure: boolean): string {
  return setCookie(name, { value: '', seconds: 0, secure })
}

/** The cookie's value: letters, digits, dots, hyphens and underscores, the only characters ours have. */
export function cookieIn(request: Pick<Request, 'headers'> | undefined, name: string, secure: boolean) {
  const cookies = request?.headers.get('cookie') ?? ''
  return new RegExp(`(?:^|;\\s*)${cookieName(name, secure)}=([\\w.-]+)`).exec(cookies)?.[1]
}
