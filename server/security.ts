import { createHash } from 'node:crypto'

/** Headers of static files. They need no more, and each header is sent with every file. */
export function staticFileHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Headers of every response except static files. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    ...staticFileHeaders(secure),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  }
}

/**
 * For the pages where people sign in and work: a window of another site keeps no hold of theirs. Public pages do without: the
 * browser would start a new process in the middle of every visit that comes from elsewhere.
 */
export const ownWindow = { 'Cross-Origin-Opener-Policy': 'same-origin' }

/** The map is loaded only when a visitor asks for it; no other third-party origin is allowed. */
const FRAMES = 'https://www.google.com'

/** The CSP of one HTML response: only our own files and the inline scripts and styles named here run. */
export function contentPolicy(allowed: {
  scripts: readonly string[]
  styles: readonly string[]
  secure: boolean
}): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...allowed.scripts].join(' ')}`,
    `style-src ${["'self'", ...allowed.styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${FRAMES}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(allowed.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For responses that are not pages: nothing may run or load, and no page may frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For a page of plain text whose styles are all inline. */
export const plainPolicy = (html: string) => `${closedPolicy}; style-src ${styleHashes(html).join(' ')}`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** CSP hashes of the site's own inline scripts that a page has. A script that got into a page in any other way has none. */
export function scriptHashes(own: readonly string[], html: string): string[] {
  return own.filter((script) => html.includes(`>${script}</script>`)).map(hashOf)
}

/** CSP hash of a page's inline style: the one in its head, before anything that a person wrote. */
export function styleHashes(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'))
  return [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => hashOf(style))
}
