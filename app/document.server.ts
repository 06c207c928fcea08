import early from './early.ts?script'
import siteStyles from './styles/site.css?inline'

const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*\/>/g
const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";?/g

type Options = {
  nonce: string | undefined
  withSiteStyles: boolean
  /** Tags of the head that React does not write. */
  head: string
}

/**
 * A rendered page made ready to be sent: the public stylesheet travels in its head, so that the first paint waits for
 * nothing, and React's scripts come after the page and its pictures.
 */
export function finishDocument(html: string, { nonce, withSiteStyles, head }: Options): string {
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  const styles = withSiteStyles ? `<style${attribute}>${siteStyles}</style>` : ''
  const end = `${head}${styles}<script${attribute}>${early}</script></head>`
  return deferScripts(html).replace('</head>', () => end)
}

/**
 * React Router's module script becomes dynamic imports that start with the `load` event, and the preloads that would
 * compete with the main picture go.
 * @throws when React Router writes its scripts differently than this expects, so that an upgrade cannot undo it unseen.
 */
export function deferScripts(html: string): string {
  const [whole, nonce = '', module = ''] = MODULE_SCRIPT.exec(html) ?? []
  if (!whole) throw new Error('The module script of the page was not found')
  return html
    .replace(MODULE_PRELOADS, '')
    .replace(whole, () => `<script${nonce}>${afterLoad(module)}</script>`)
}

function afterLoad(module: string): string {
  const imports = [...module.matchAll(STATIC_IMPORT)]
  const rest = module.replace(STATIC_IMPORT, '').replace(/\s*\n\s*/g, '')
  const names = imports.map(([, name]) => name ?? '').join(',')
  const loads = imports.map(([, , url]) => `import("${url}")`).join(',')
  return `(()=>{const start=async()=>{const[${names}]=await Promise.all([${loads}]);${rest}};document.readyState==="complete"?start():addEventListener("load",()=>setTimeout(start),{once:true})})()`
}
