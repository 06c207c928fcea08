import { longDate } from '#app/content/hours/dates.ts'
import { langOf } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { offlineCopy } from '#app/content/texts/offline.ts'

/**
 * Marks a cached page with the time at which it was fetched, so that nobody takes an old price or "open now" for today's
 * (`[data-kept]` in `app/styles/shell.css`).
 */
export async function markCached(page: Response, pathname: string): Promise<Response> {
  const lang = langOf(pathname)
  const written = new Date(page.headers.get('Date') ?? Date.now())
  // The Swedish format is YYYY-MM-DD; day and time are in the device's time zone.
  const date = longDate(written.toLocaleDateString('sv'), lang)
  const time = written.toLocaleTimeString(`${lang}-CA`, { timeStyle: 'short' })
  const note = fillSlots(offlineCopy[lang].cached, { date, time })
  return withMark(page, note)
}

/** The offline page needs no time, only the mark that hides what was true "now". */
export function markOfflinePage(page: Response): Promise<Response> {
  return withMark(page, '')
}

/** The garage's notice (`app/public/layout/notice-line.tsx`). */
const NOTICE = /<aside[^>]* data-until="([^"]+)".*?<\/aside>/s

/** Also drops a notice that is over. */
async function withMark(page: Response, note: string): Promise<Response> {
  const html = (await page.text())
    .replace('<html ', () => `<html data-kept="${note}" `)
    .replace(NOTICE, (notice, until: string) => (Date.parse(until) > Date.now() ? notice : ''))
  return new Response(html, { status: page.status, statusText: page.statusText, headers: page.headers })
}
