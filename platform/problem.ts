type More = {
  /** Extension members of this problem (RFC 9457). */
  members?: Record<string, unknown>
  headers?: HeadersInit
}

/** An error response for programs (RFC 9457), with a stable `code`. */
export function problem(
  status: number,
  code: string,
  detail: string,
  { headers: given, members }: More = {},
): Response {
  const headers = new Headers(given)
  headers.set('Content-Type', 'application/problem+json; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  const body = { type: 'about:blank', status, code, detail, ...members }
  return new Response(JSON.stringify(body), { status, headers })
}
