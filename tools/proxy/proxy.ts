import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { errorPage } from '../../scripts/error-page.ts'
import { runNginx } from './nginx.ts'

const GUIDE = path.resolve(import.meta.dirname, '../../docs/deploy.md')

/** The first code block of a language in `docs/deploy.md` that contains a text: the documented settings are what runs. */
export function guideBlock(language: string, text: string): string {
  const blocks = readFileSync(GUIDE, 'utf8').matchAll(/```(\w+)\n([\s\S]*?)```/g)
  for (const [, name, block = ''] of blocks) if (name === language && block.includes(text)) return block
  throw new Error(`docs/deploy.md has no block of ${language} with "${text}"`)
}

type Certificate = { certificate: string; key: string; text: string }

/** A self-signed certificate for localhost. */
export function selfSigned(folder: string): Certificate {
  const certificate = path.join(folder, 'certificate.pem')
  const key = path.join(folder, 'key.pem')
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2
    -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`
  execFileSync('openssl', words.split(/\s+/), { stdio: ['ignore', 'ignore', 'pipe'] })
  return { certificate, key, text: readFileSync(certificate, 'utf8') }
}

/** `plainPort` only redirects to the port with TLS. */
export type Tls = Certificate & { plainPort: number }

type Options = {
  port: number
  /** Addresses of the processes. */
  to: readonly string[]
  tls?: Tls
}

/** The nginx settings of `docs/deploy.md` with this machine's ports, folders and certificate. */
function settingsFor({ port, to, tls }: Options, folder: string): string {
  const servers = to.map((url) => `server 127.0.0.1:${new URL(url).port} max_fails=0;`)
  return guideBlock('nginx', 'upstream garage')
    .replace(/(server 127\.0\.0\.1:\d+ max_fails=0;\s+)+/, `${servers.join(' ')}\n`)
    .replace('listen 80;', tls ? `listen localhost:${tls.plainPort};` : `listen unix:${folder}/80;`)
    .replace('listen 443 ssl http2;', `listen localhost:${port}${tls ? ' ssl http2' : ''};`)
    .replace('root /srv/garage;', `root ${folder};`)
    .replace(/ssl_certificate .*;/, tls ? `ssl_certificate ${tls.certificate};` : '')
    .replace(/ssl_certificate_key .*;/, tls ? `ssl_certificate_key ${tls.key};` : '')
}

/** Starts nginx in front of processes of the site, with each request to the next one in turn. */
export async function startProxy(options: Options) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-proxy-'))
  writeFileSync(path.join(folder, 'panne.html'), errorPage())
  const nginx = runNginx(folder, settingsFor(options, folder))
  await answering(options.tls?.plainPort ?? options.port, nginx)
  return {
    url: `${options.tls ? 'https' : 'http'}://localhost:${options.port}`,
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
