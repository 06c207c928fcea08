type CookieOptions = { value: string; seconds: number; secure: boolean; scripts?: boolean }

/** Behind TLS the name of a cookie binds it to this host: neither another host nor a plain connection can put it there. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** The header that keeps a small cookie of ours. With `scripts` the page's scripts can read it: only where a published page has to. */
export function setCookie(name: string, { value, seconds, secure, scripts = false }: CookieOptions): string {
  const flags = ['Path=/', `Max-Age=${seconds}`, 'SameSite=Lax']
  if (!scripts) flags.push('HttpOnly')
  if (secure) flags.push('Secure')
  return [`${cookieName(name, secure)}=${encodeURIComponent(value)}`, ...flags].join('; ')
}

export function dropCookie(name: string, secure: boolean): string {
  return setCookie(name, { value: '', seconds: 0, secure })
}

/** Its value: letters, digits, dots, hyphens and underscores; anything else is none of ours. */
export function cookieIn(
  request: Pick<Request, 'headers'> | undefined,
  name: string,
  secure: boolean,
): string | undefined {
  const cookies = request?.headers.get('cookie') ?? ''
  return new RegExp(`(?:^|;\\s*)${cookieName(name, secure)}=([\\w.-]+)`).exec(cookies)?.[1]
}
