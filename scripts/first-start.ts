import '../server/production.ts'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { mock } from 'node:test'

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
const { nextChange, openState } = renderer.entry
const { trim, kept } = styleTrimmer(path.join(BUILD, 'app/client'))

/** The next moment at which the garage is open where it is closed now, or closed where it is open. */
function otherwise(now: Date): Date {
  let then = now
  while (openState(then).open === openState(now).open) then = nextChange(then)
  return then
}

const now = new Date()
for (const moment of [now, otherwise(now)]) {
  mock.timers.enable({ apis: ['Date'], now: moment })
  for (const html of (await renderer.all()).values()) trim(html)
  mock.timers.reset()
}
await renderer.close()
writeFileSync(keptStylesFile(BUILD), JSON.stringify(kept()))
