/** An error answer that programs can read (RFC 9457), with a stable `code` and, for invalid fields, one message per field. */
export function problem(
  status: number,
  code: string,
  detail: string,
  more: { errors?: Record<string, string>; headers?: HeadersInit } = {},
): Response {
  const headers = new Headers(more.headers)
  headers.set('Content-Type', 'application/problem+json; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  const body = { type: 'about:blank', status, code, detail, ...(more.errors && { errors: more.errors }) }
  return new Response(JSON.stringify(body), { status, headers })
}
