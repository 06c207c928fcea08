import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { errorPage } from '../../scripts/command/error-page.ts'
import { runNginx } from './nginx.ts'

const GUIDE = path.resolve(import.meta.dirname, '../../docs/deploy.md')

/** The first code block of a language in `docs/deploy.md` that contains a text: the documented settings are what runs. */
export function guideBlock(language: string, text: string): string {
  const blocks = readFileSync(GUIDE, 'utf8').matchAll(/```(\w+)\n([\s\S]*?)```/g)
  for (const [, name, block = ''] of blocks) if (name === language && block.includes(text)) return block
  throw new Error(`docs/deploy.md has no block of ${language} with "${text}"`)
}

type Options = {
  port: number
  /** Addresses of the processes. */
  to: readonly string[]
}

/** The nginx settings of `docs/deploy.md` with this machine's ports and folders, without TLS. */
function settingsFor({ port, to }: Options, folder: string): string {
  const servers = to.map((url) => `server 127.0.0.1:${new URL(url).port} max_fails=0;`)
  return guideBlock('nginx', 'upstream garage')
    .replace(/(server 127\.0\.0\.1:\d+ max_fails=0;\s+)+/, `${servers.join(' ')}\n`)
    .replace('listen 80;', `listen unix:${folder}/80;`)
    .replace('listen 443 ssl;', `listen localhost:${port};`)
    .replace('http2 on;', '')
    .replaceAll('/var/log/nginx', folder)
    .replace('root /srv/garage;', `root ${folder};`)
    .replace(/ssl_certificate .*;/, '')
    .replace(/ssl_certificate_key .*;/, '')
}

/** Starts nginx in front of processes of the site, with each request to the next one in turn. */
export async function startProxy(options: Options) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-proxy-'))
  writeFileSync(path.join(folder, 'panne.html'), errorPage())
  const nginx = runNginx(folder, settingsFor(options, folder))
  await answering(options.port, nginx)
  return {
    url: `http://localhost:${options.port}`,
    /** What it has written of requests and of errors. */
    logs: () =>
      ['garage.log', 'garage-error.log']
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join('\n'),
    async stop() {
      const ended = once(nginx, 'exit')
      if (nginx.exitCode === null && nginx.kill()) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(port: number, nginx: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
    const answer = await fetch(`http://localhost:${port}/`, { redirect: 'manual' }).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx did not answer on port ${port}`)
}
