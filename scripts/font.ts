import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subset from 'subset-font'

// Makes `app/styles/archivo.woff2` from the published Archivo; run again when the site needs a character or weight it lacks.
const ROOT = path.resolve(import.meta.dirname, '..')
const PUBLISHED = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
const OURS = 'app/styles/archivo.woff2'

/** From running text to headlines, prices and buttons, in one variable file. */
const WEIGHTS = { min: 400, max: 760 }
/** Kerning, tabular and lining figures. */
const FEATURES = ['kern', 'tnum', 'lnum']
/** French, English, the accents of common family names, and the symbols in our texts; the fallback font has the rest. */
const SIGNS =
  ' ¡©«°²·»½¿×ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûüÿŒœŸ–—‘’“”•…‹›\u00a0\u2009\u202f\u2011€™−←→↑↓'

const ascii = String.fromCharCode(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index))
const source = await readFile(path.join(ROOT, PUBLISHED))
const font = await subset(source, ascii + SIGNS, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: FEATURES,
})
await writeFile(path.join(ROOT, OURS), font)
console.log(`${OURS}: ${font.length} bytes of ${source.length}`)
