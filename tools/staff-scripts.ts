import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { builtSite } from '../scripts/built-site.ts'
import { encode } from '../server/encode.ts'
import { KB } from './budgets.ts'

const BUILD = path.resolve(import.meta.dirname, '../build/app')
const BEST = 11

/** Kilobytes of scripts, as sent, that each page of the staff area loads when it is opened first. */
export async function staffScripts(): Promise<Record<string, number>> {
  const { assets } = await builtSite()
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? sent(file)
    sizes.set(file, size)
    return size
  }
  const pages: Record<string, number> = {}
  for (const route of Object.values(assets.routes)) {
    if (!route?.id.startsWith('staff/')) continue
    const files = new Set([assets.url, assets.entry.module, ...assets.entry.imports])
    for (let at: typeof route | undefined = route; at; at = assets.routes[at.parentId ?? '']) {
      for (const file of [at.module, ...(at.imports ?? [])]) files.add(file)
    }
    const all = await Promise.all([...files].map(sizeOf))
    pages[route.id] = Math.round(all.reduce((sum, size) => sum + size, 0) * 10) / 10
  }
  return pages
}

async function sent(file: string): Promise<number> {
  const { br } = await encode(await readFile(path.join(BUILD, 'client', file)), BEST)
  return br.length / KB
}
