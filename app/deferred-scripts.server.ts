const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*\/>/g
const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";?/g

/**
 * The page with its scripts fetched after the page and its pictures have loaded: React Router's module script becomes
 * dynamic imports that start with the `load` event, and the preloads that would compete with the main picture go.
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
