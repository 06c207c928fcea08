import { longDate } from '#app/content/hours/dates.ts'
import { langOf } from '#app/content/language.ts'
import { offlineCopy } from '#app/content/pages/offline.ts'
import { fillSlots } from '#app/content/slots.ts'

/**
 * Marks a cached page with its date, so that nobody takes an old price or "open now" for today's (`[data-kept]` in
 * `app/styles/shell.css`).
 */
export async function markCached(page: Response, pathname: string): Promise<Response> {
  const lang = langOf(pathname)
  const written = new Date(page.headers.get('Date') ?? Date.now())
  // The Swedish format is YYYY-MM-DD; the day is in the device's time zone.
  const date = longDate(written.toLocaleDateString('sv'), lang)
  const note = fillSlots(offlineCopy[lang].cached, { date })
  return withMark(page, note)
}

/** The offline page needs no date, only the mark that hides what was true "now". */
export function markOfflinePage(page: Response): Promise<Response> {
  return withMark(page, '')
}

async function withMark(page: Response, note: string): Promise<Response> {
  const html = (await page.text()).replace('<html ', () => `<html data-kept="${note}" `)
  return new Response(html, { status: page.status, statusText: page.statusText, headers: page.headers })
}
