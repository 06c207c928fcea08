import '../server/production.ts'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

const BUILD = path.resolve(import.meta.dirname, '../build')

// The last step of a build: what a start of the server would work out is worked out once. The code it loads is compiled, and
// what each page can use of the site's styles is found. A page that says something else by then is looked at when it is
// published. Loaded from here on, so that it is compiled for the server too.
await import('../server/files.ts')
await import('../server/published.ts')
await import('@hono/node-server')
const { keptStylesFile, styleTrimmer } = await import('../server/page-styles.ts')
const { openRenderer } = await import('./renderer.ts')

const renderer = await openRenderer()
const { trim, kept } = styleTrimmer(path.join(BUILD, 'app/client'))
for (const html of (await renderer.all()).values()) trim(html)
await renderer.close()
writeFileSync(keptStylesFile(BUILD), JSON.stringify(kept()))
