import { plainPaths } from '#app/site-map.ts'

/** The manifest that the build of `islands.config.ts` writes: the file of each entry. */
type Manifest = Record<string, { file: string }>

const [manifest] = Object.values(
  import.meta.glob<Manifest>('../../build/islands/manifest.json', { eager: true, import: 'default' }),
)

/** React's hot reload must load before the first component. */
const inDevelopment = [
  '/@vite/client',
  '/@id/__x00__virtual:react-router/inject-hmr-runtime',
  '/app/public/start.ts',
]

/** The one script that a public page loads (`app/public/start.ts`); it loads all others. */
export function startScripts(attribute: string): string {
  if (import.meta.env.DEV)
    return `<script${attribute} type="module">${inDevelopment.map((url) => `import "${url}"`).join(';')}</script>`
  const file = manifest?.['app/public/start.ts']?.file
  if (!file) throw new Error('The islands are not built yet: run "npm run build"')
  // Modules wait for the whole page; with a low priority they also let its picture and its font go first.
  return `<script${attribute} type="module" fetchpriority="low" src="/${file}"></script>`
}

const never = [
  // The staff area and the endpoints.
  `${plainPaths.admin}*`,
  `${plainPaths.login}*`,
  '/api/*',
  // Files: a picture, the contact card, a feed.
  '/*.*',
  // A page with a query is rendered for one visitor.
  '/*\\?(.+)',
]

/** Speculation rules: pages that a browser may prefetch when a link is likely to be followed (never if the visitor saves data). */
export const nextPages = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: never } }] }, eagerness: 'moderate' },
  ],
})
