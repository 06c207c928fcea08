import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import type * as Entry from '#app/entry.server.tsx'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { pageRenderer } from '#server/app.ts'

const built = path.resolve(import.meta.dirname, '../build/app/server/index.js')

/** Opens the built site to render its public pages as they are published. */
export async function openRenderer() {
  const build = (await import(built)) as ServerBuild
  const entry = build.entry.module as unknown as typeof Entry
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'garage-rendered-'))
  const env = readEnv({ DATA_DIR: dataDir })
  const { log } = createLog('error')
  const runtime = await entry.openRuntime(env, log)
  const render = pageRenderer({ build, entry, runtime, isPublished: () => true })

  async function page(address: string): Promise<string> {
    const response = await render(new Request(new URL(address, env.siteUrl)))
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    return response.text()
  }

  return {
    entry,
    runtime,
    page,
    /** All public pages, by URL. */
    async all(): Promise<Map<string, string>> {
      const pages = new Map<string, string>()
      for (const { path: address } of entry.publishedPages()) pages.set(address, await page(address))
      return pages
    },
    async close() {
      await runtime.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
