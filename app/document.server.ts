import type { EntryContext } from 'react-router'
import early from './early.ts?script'
import standIn from './offline/stand-in.ts?script'
import { nextPages } from './seo/next-pages.ts'
import siteStyles from './styles/site.css?inline'

const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*\/>/g
const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/
const REACT_DATA = /<script(?: nonce="[^"]*")?>window\.__reactRouterContext[\s\S]*?<\/script>/g
/** The files of `chunks` in `vite.config.ts` that hold React and its router. */
const LIBRARY = /<link rel="modulepreload" href="(\/assets\/(?:react|router)-[^"]+)"/g
/** Switches of React Router that are all off, as they are without being named. */
const FLAGS_OFF = /"future":\{(?:"\w+":false,?)+\}/
/** The script that lists the routes of the whole site. */
const ALL_ROUTES = /import "\/assets\/manifest-[^"]+";?/
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";?/g

type Options = {
  nonce: string | undefined
  /** The routes the page's scripts know; without it they fetch the list of all. */
  routes: EntryContext['manifest'] | undefined
  withSiteStyles: boolean
  /** Tags of the head that React does not write. */
  head: string
  /** Without React: a page that stands in for others knows nothing of theirs. */
  still: boolean
}

/**
 * A rendered page made ready to be sent: the public stylesheet travels in its head, so that the first paint waits for
 * nothing, and React's scripts come after the page and its pictures.
 */
export function finishDocument(
  html: string,
  { nonce, routes, withSiteStyles, head, still }: Options,
): string {
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  const styles = withSiteStyles ? `<style${attribute}>${siteStyles}</style>` : ''
  const end = `${head}${styles}<script${attribute}>${early}</script>${still ? `<script${attribute}>${standIn}</script>` : ''}</head>`
  const page = still ? withoutReact(html) : deferScripts(html, routes)
  return page.replace('</head>', () => end)
}

/**
 * React Router's module script becomes dynamic imports that start after `load` and the first paint, and the preloads that
 * would compete with the main picture go.
 * @throws when React Router writes its scripts differently than this expects, so that an upgrade cannot undo it unseen.
 */
export function deferScripts(html: string, routes?: EntryContext['manifest']): string {
  const [whole, nonce = '', module = ''] = MODULE_SCRIPT.exec(html) ?? []
  if (!whole) throw new Error('The module script of the page was not found')
  const library = [...html.matchAll(LIBRARY)].map(([, url = '']) => url)
  const list = routes
    ? `<script${nonce} type="speculationrules">${nextPages}</script><script${nonce}>window.__reactRouterManifest=${inScript(routes)}</script>`
    : ''
  const start = afterLoad(routes ? module.replace(ALL_ROUTES, '') : module, library)
  return html
    .replace(MODULE_PRELOADS, '')
    .replace(FLAGS_OFF, '"future":{}')
    .replace(whole, () => `${list}<script${nonce}>${start}</script>`)
}

/**
 * The routes a public page stands on. It leads to others by plain links, so its router need not know them; in the staff
 * area it goes from page to page, and knows them all.
 */
export function ownRoutes({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const own = staticHandlerContext.matches.flatMap(({ route }) => {
    const known = manifest.routes[route.id]
    return known ? [[route.id, { ...known, imports: undefined, css: undefined }] as const] : []
  })
  // React Router names what it preloads once more when it takes the page over; by then all of it is there.
  const { entry } = manifest
  return {
    ...manifest,
    url: entry.module,
    entry: { module: entry.module, imports: [] },
    routes: Object.fromEntries(own),
  }
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function withoutReact(html: string): string {
  return html.replace(MODULE_PRELOADS, '').replace(MODULE_SCRIPT, '').replace(REACT_DATA, '')
}

/**
 * Asked for by itself, each file of the library is a task of its own: none of them holds up a tap for long. Meanwhile the browser
 * fetches what this tab keeps, for which React's start would wait.
 */
function afterLoad(module: string, library: readonly string[]): string {
  const imports = [...library.map((url) => ['', '', url]), ...module.matchAll(STATIC_IMPORT)]
  const rest = module.replace(STATIC_IMPORT, '').replace(/\s*\n\s*/g, '')
  const names = imports.map(([, name]) => name ?? '').join(',')
  const loads = imports.map(([, , url]) => `import("${url}")`).join(',')
  const start = `const start=async()=>{const parts=Promise.all([${loads}]);try{sessionStorage.length}catch{}const[${names}]=await parts;${rest}}`
  return `(()=>{${start};${AFTER_PAINT}})()`
}

/** The script stands at the page's end: `load` is still to come, and the first paint may be. */
const AFTER_PAINT =
  'addEventListener("load",()=>new PerformanceObserver((list,watch)=>{list.getEntriesByName("first-contentful-paint")[0]&&(watch.disconnect(),requestAnimationFrame(()=>setTimeout(start)))}).observe({type:"paint",buffered:true}))'
