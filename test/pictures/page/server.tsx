import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { minifySync } from 'vite'
import { missingPicture } from '#app/content/pictures/missing.ts'
import { WIDTHS } from '#app/content/pictures/recipe.ts'
import { loadPictures } from '#app/ui/picture/picture-loader.ts'
import { Page, type PageData } from './page.tsx'

const HERE = import.meta.dirname
const style = `
  html { --steel: #ebe7de; --ink-soft: #45494f }
  body { margin: 0 }
  ${readFileSync(path.join(HERE, '../../../app/ui/picture/picture.css'), 'utf8')}
  .object-right { object-position: right }
  .spread .frame { position: absolute; left: 0; width: 200px; height: 125px }
  .spread .frame-0 { top: 0 } .spread .frame-1 { top: 690px } .spread .frame-2 { top: 710px } .spread .frame-3 { top: 3000px }
  .grid .frame { float: left; width: 120px }
  .column .frame { width: 100% }
`

export type View = PageData & {
  lang: 'fr' | 'en'
  layout: 'spread' | 'grid' | 'column'
}

/** Serves the picture components on a page of their own, with the site's policy and pictures that can be held back or missing. */
export async function startPicturePage() {
  const loader = `(${loaderSource()})(${JSON.stringify(missingPicture)},${JSON.stringify(WIDTHS)})`
  const hash = createHash('sha256').update(loader).digest('base64')
  const body = await sharp({ create: { width: 8, height: 5, channels: 3, background: '#c40' } })
    .webp()
    .toBuffer()

  const state = {
    view: undefined as View | undefined,
    /** Until then no picture is sent. */
    held: Promise.resolve(),
    missing: /$^/,
    requests: [] as string[],
    running: 0,
    most: 0,
  }

  const html = (
    view: View,
  ) => `<!doctype html><html lang="${view.lang}"><head><meta charset="utf-8"><title>Pictures</title>
<meta name="viewport" content="width=device-width"><script>${loader}</script><link rel="stylesheet" href="/style.css"></head>
<body class="${view.layout}">${renderToStaticMarkup(<Page {...view} />)}</body></html>`

  const server = createServer(async (request, response) => {
    const address = request.url ?? '/'
    if (address === '/style.css') return response.setHeader('Content-Type', 'text/css').end(style)
    if (address.startsWith('/pictures/')) {
      state.requests.push(address)
      state.most = Math.max(state.most, ++state.running)
      await state.held
      state.running--
      if (state.missing.test(address)) return response.writeHead(404).end()
      response.writeHead(200, {
        'Content-Type': 'image/webp',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      return response.end(body)
    }
    if (address !== '/' || !state.view) return response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self' 'sha256-${hash}'`,
    })
    response.end(html(state.view))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    state,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** The source of the function that loads pictures, minified as in a page. */
export function loaderSource(): string {
  const { code } = minifySync('loader.js', `export default ${loadPictures}`)
  return code.replace(/^export default\s*/, '').replace(/;?\s*$/, '')
}
