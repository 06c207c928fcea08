type More = {
  errors?: Record<string, string>
  /** What a request asked for at today's prices, where those have changed. */
  estimate?: unknown
  headers?: HeadersInit
}

/** An error answer that programs can read (RFC 9457), with a stable `code` and, for invalid fields, one message per field. */
export function problem(
  status: number,
  code: string,
  detail: string,
  { headers: given, errors, estimate }: More = {},
): Response {
  const headers = new Headers(given)
  headers.set('Content-Type', 'application/problem+json; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  const body = { type: 'about:blank', status, code, detail, errors, estimate }
  return new Response(JSON.stringify(body), { status, headers })
}
