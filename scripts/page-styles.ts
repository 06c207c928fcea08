import '../server/production.ts'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { keptStylesFile, styleTrimmer } from '../server/page-styles.ts'
import { openRenderer } from './renderer.ts'

const BUILD = path.resolve(import.meta.dirname, '../build')

// What each page can use of the site's styles, found for every start of the server that follows. A page that says something
// else by then and uses something else is looked at when it is published.
const renderer = await openRenderer()
const { trim, kept } = styleTrimmer(path.join(BUILD, 'app/client'))
for (const html of (await renderer.all()).values()) trim(html)
await renderer.close()
writeFileSync(keptStylesFile(BUILD), JSON.stringify(kept()))
