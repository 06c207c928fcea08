/** The headers of a response that the browser downloads as a file and that no cache stores. */
export function fileHeaders(name: string, type: 'text/csv' | 'application/json' | 'application/zip') {
  return {
    'Content-Type': type === 'application/zip' ? type : `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
}
