import { createHash } from 'node:crypto'

/** Where the data that React needs to take a page over is found, apart from the page. */
export const PAGE_DATA = '/page-data/'

const ENQUEUED = /<script>window\.__reactRouterContext\.streamController\.enqueue\((.*?)\);<\/script>/gs
const CLOSED = '<script>window.__reactRouterContext.streamController.close();</script>'
const ROUTES = /<script>window\.__reactRouterManifest=(.*?)<\/script>/s
const START = 'const start=async()=>{'
const ENTRY = /import\("(\/assets\/entry\.client-[^"]+)"\);?/

export type SeparatedPage = { html: string; data?: { path: string; text: string } }

/**
 * Takes what React needs out of a published page, the routes in the first line and its data after it: a visitor reads the
 * page without waiting for them, and the page's own script fetches them after `load`. A page written otherwise than
 * expected stays as it is, and so does one that cannot fetch them.
 */
export function separateData(html: string): SeparatedPage {
  const [routesScript, routes] = ROUTES.exec(html) ?? []
  const stream = [...html.matchAll(ENQUEUED)]
    .map(([, literal = '""']) => JSON.parse(literal) as string)
    .join('')
  if (!routesScript || !stream || !html.includes(CLOSED) || !html.includes(START) || !ENTRY.test(html))
    return { html }
  const text = `${routes}\n${stream}`
  const path = `${PAGE_DATA}${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.txt`
  return {
    html: html
      .replace(routesScript, '')
      .replace(ENQUEUED, '')
      .replace(CLOSED, '')
      .replace(START, () => `${START}const data=fetch("${path}").then(r=>r.text());`)
      .replace(ENTRY, (_, entry) => `data.then(t=>{${TAKE_OVER};import("${entry}")},()=>{})`),
    data: { path, text },
  }
}

const TAKE_OVER = [
  'const c=window.__reactRouterContext.streamController,n=t.indexOf("\\n")',
  'window.__reactRouterManifest=JSON.parse(t.slice(0,n))',
  'c.enqueue(t.slice(n+1))',
  'c.close()',
].join(';')
