import { openRenderer as openRendererOf } from '../../scripts/renderer.ts'
import { sourceBuild } from '../source-build.ts'

/** The site's public pages as they are published, rendered from the sources. */
export const openRenderer = () => openRendererOf(sourceBuild)

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
