import { createHash } from 'node:crypto'

/** Where the data that React needs to take a page over is found, apart from the page. */
export const PAGE_DATA = '/page-data/'

const ENQUEUED = /<script>window\.__reactRouterContext\.streamController\.enqueue\((.*?)\);<\/script>/gs
const CLOSED = '<script>window.__reactRouterContext.streamController.close();</script>'
const START = 'const start=async()=>{'

export type SeparatedPage = { html: string; data?: { path: string; text: string } }

/**
 * Takes the data for React out of a published page: a visitor reads the page without waiting for it, and the page's own
 * script fetches it after `load`. A page written otherwise than expected stays as it is.
 */
export function separateData(html: string): SeparatedPage {
  const text = [...html.matchAll(ENQUEUED)]
    .map(([, literal = '""']) => JSON.parse(literal) as string)
    .join('')
  if (!text || !html.includes(CLOSED) || !html.includes(START)) return { html }
  const path = `${PAGE_DATA}${createHash('sha256').update(text).digest('base64url').slice(0, 16)}.txt`
  const fetched = `${START}const c=window.__reactRouterContext.streamController;fetch("${path}").then(r=>r.text()).then(t=>{c.enqueue(t);c.close()},()=>{});`
  return {
    html: html
      .replace(ENQUEUED, '')
      .replace(CLOSED, '')
      .replace(START, () => fetched),
    data: { path, text },
  }
}
