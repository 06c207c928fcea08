/** The response for a machine-readable document. */
export function document(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
