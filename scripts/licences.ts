import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const LIST = path.join(ROOT, 'docs/licences.md')

type Manifest = { name: string; version: string; license?: string | { type: string } }
type Lock = {
  packages: Record<string, { version?: string; dev?: boolean; license?: string; link?: boolean }>
}

/** One line per package in the lock file: name, version, licence, and whether the product or only the checks use it. */
export function licenceList(): string {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const rows = Object.entries(lock.packages)
    .filter(([place, { link }]) => place.startsWith('node_modules/') && !link)
    .map(([place, { version = '', dev, license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return `| ${name} | ${version} | ${license ?? licenceOf(place)} | ${dev ? 'checks only' : 'product'} |`
    })
  return [
    '# Licences',
    '',
    'Everything the product is made with. `npm run licences` writes this list from `package-lock.json`.',
    '',
    'The typeface is Archivo, © 2020 The Archivo Project Authors, SIL Open Font License 1.1 (package `@fontsource-variable/archivo`).',
    'The pictures are our own (`art/`).',
    '',
    '| package | version | licence | used in |',
    '|---|---|---|---|',
    ...[...new Set(rows)].sort((one, other) => one.localeCompare(other)),
    '',
  ].join('\n')
}

function licenceOf(place: string): string {
  const file = path.join(ROOT, place, 'package.json')
  if (!existsSync(file)) return 'see package'
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  return typeof license === 'object' ? license.type : (license ?? 'see package')
}

if (import.meta.main) writeFileSync(LIST, licenceList())
