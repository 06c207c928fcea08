import { longDate } from '#app/content/hours/dates.ts'
import { langOf } from '#app/content/language.ts'
import { offlineCopy } from '#app/content/pages/offline.ts'
import { fillSlots } from '#app/content/slots.ts'

/**
 * A page from the device as it is shown: it says since when it is there, so that nobody takes an old price or "open now"
 * for today's (`[data-kept]` in `app/styles/shell.css`).
 */
export async function markCached(page: Response, pathname: string): Promise<Response> {
  const lang = langOf(pathname)
  const written = new Date(page.headers.get('Date') ?? Date.now())
  // The form YYYY-MM-DD, of the day where the device is.
  const date = longDate(written.toLocaleDateString('sv'), lang)
  const note = fillSlots(offlineCopy[lang].cached, { date })
  return withMark(page, note)
}

/** A page that stands in for another says so itself; only what was true "now" must go. */
export function markStandIn(page: Response): Promise<Response> {
  return withMark(page, '')
}

async function withMark(page: Response, note: string): Promise<Response> {
  const html = (await page.text()).replace('<html ', () => `<html data-kept="${note}" `)
  return new Response(html, { status: page.status, statusText: page.statusText, headers: page.headers })
}
