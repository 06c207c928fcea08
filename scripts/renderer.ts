import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { apiOf } from '#server/api.ts'
import { pageRenderer } from '#server/app.ts'

/** Opens a build of the site to render its public pages as they are published. */
export async function openRenderer(build: ServerBuild) {
  const api = apiOf(build)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'garage-rendered-'))
  const env = readEnv({ DATA_DIR: dataDir })
  const { log } = createLog('error')
  const runtime = await api.openRuntime(env, log)
  const render = pageRenderer({ build, api, runtime, isPublished: () => true })

  async function page(address: string): Promise<string> {
    const response = await render(new Request(new URL(address, env.siteUrl)))
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    return response.text()
  }

  return {
    api,
    runtime,
    page,
    /** All public pages, by URL. */
    async all(): Promise<Map<string, string>> {
      const pages = new Map<string, string>()
      for (const { path: address } of api.publishedPages()) pages.set(address, await page(address))
      return pages
    },
    async close() {
      await runtime.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
