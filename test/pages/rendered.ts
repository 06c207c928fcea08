import { afterAll, beforeAll } from 'vitest'
import { openRenderer } from '../../scripts/renderer.ts'
import { sourceBuild } from '../source-build.ts'

/** The site's public pages as they are published, rendered from the sources, for the tests of a file. Registers hooks. */
export function renderedSite() {
  let site: Awaited<ReturnType<typeof openRenderer>>
  beforeAll(async () => {
    site = await openRenderer(sourceBuild)
  })
  afterAll(() => site.close())
  return {
    page: (address: string) => site.page(address),
    all: () => site.all(),
    get api() {
      return site.api
    },
  }
}

/** The visible text of a page, without its head, scripts and styles; a space separates the texts of elements. */
export function wordsOf(html: string): string {
  return html
    .replace(/^[\s\S]*?<body/, '<body')
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replace(/[ \n]+/g, ' ')
}
