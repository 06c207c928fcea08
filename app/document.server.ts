import early from './early.ts?script'
import standIn from './offline/stand-in.ts?script'
import siteStyles from './styles/site.css?inline'

const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*\/>/g
const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/
const REACT_DATA = /<script(?: nonce="[^"]*")?>window\.__reactRouterContext[\s\S]*?<\/script>/g
/** The files of `chunks` in `vite.config.ts` that hold React and its router. */
const LIBRARY = /<link rel="modulepreload" href="(\/assets\/(?:react|router)-[^"]+)"/g
/** Switches of React Router that are all off, as they are without being named. */
const FLAGS_OFF = /"future":\{(?:"\w+":false,?)+\}/
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";?/g

type Options = {
  nonce: string | undefined
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
export function finishDocument(html: string, { nonce, withSiteStyles, head, still }: Options): string {
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  const styles = withSiteStyles ? `<style${attribute}>${siteStyles}</style>` : ''
  const end = `${head}${styles}<script${attribute}>${early}</script>${still ? `<script${attribute}>${standIn}</script>` : ''}</head>`
  const page = still ? withoutReact(html) : deferScripts(html)
  return page.replace('</head>', () => end)
}

/**
 * React Router's module script becomes dynamic imports that start after `load` and the first paint, and the preloads that
 * would compete with the main picture go.
 * @throws when React Router writes its scripts differently than this expects, so that an upgrade cannot undo it unseen.
 */
export function deferScripts(html: string): string {
  const [whole, nonce = '', module = ''] = MODULE_SCRIPT.exec(html) ?? []
  if (!whole) throw new Error('The module script of the page was not found')
  const library = [...html.matchAll(LIBRARY)].map(([, url = '']) => url)
  return html
    .replace(MODULE_PRELOADS, '')
    .replace(FLAGS_OFF, '"future":{}')
    .replace(whole, () => `<script${nonce}>${afterLoad(module, library)}</script>`)
}

function withoutReact(html: string): string {
  return html.replace(MODULE_PRELOADS, '').replace(MODULE_SCRIPT, '').replace(REACT_DATA, '')
}

/** Asked for by itself, each file of the library is a task of its own: none of them holds up a tap for long. */
function afterLoad(module: string, library: readonly string[]): string {
  const imports = [...library.map((url) => ['', '', url]), ...module.matchAll(STATIC_IMPORT)]
  const rest = module.replace(STATIC_IMPORT, '').replace(/\s*\n\s*/g, '')
  const names = imports.map(([, name]) => name ?? '').join(',')
  const loads = imports.map(([, , url]) => `import("${url}")`).join(',')
  const start = `const start=async()=>{const[${names}]=await Promise.all([${loads}]);${rest}}`
  return `(()=>{${start};${AFTER_PAINT}})()`
}

/** Where paints are not told, the next frame has to do. */
const AFTER_PAINT = [
  'const next=()=>requestAnimationFrame(()=>setTimeout(start))',
  'const seen=(list,watch)=>{if(list.getEntriesByName("first-contentful-paint")[0]){watch.disconnect();next()}}',
  'const paints=()=>{PerformanceObserver.supportedEntryTypes?.includes("paint")?new PerformanceObserver(seen).observe({type:"paint",buffered:true}):next()}',
  'document.readyState==="complete"?paints():addEventListener("load",paints,{once:true})',
].join(';')
