import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'

/** Timeout of a scan. */
export const LONGEST_SECONDS = 8 * 60
/** Minimum number of requests: with fewer, a scan has not covered the site. */
export const LEAST_REQUESTS = { wapiti: 1_000, sqlmap: 80 }

export const parts = ['wapiti-public', 'wapiti-staff', 'sqlmap-public', 'sqlmap-staff'] as const
export type Part = (typeof parts)[number]

/** The result of a scan: `tried` is how many requests it sent, `found` what it takes for a weakness. */
export type Row = {
  part: Part
  about: string
  seconds: number
  tried: number
  found: string[]
  excused: string[]
}

/** The scanned site by its URL at the proxy, and a folder that the scanners may write to. */
export type Scanned = { site: string; folder: string; proxy: Awaited<ReturnType<typeof startProxy>> }

/**
 * A proxy in front of the server that gives each request a client address of its own, so that limits per address hide nothing.
 * It asks for uncompressed responses: wapiti claims to read brotli, but cannot without a Python module for it.
 */
export async function startProxy(port: number, behind: number) {
  let count = 0
  let closed: readonly string[] = []
  const server = createServer((incoming, outgoing) => {
    if (closed.some((begin) => `${incoming.method} ${incoming.url}`.startsWith(begin))) {
      incoming.resume()
      outgoing.writeHead(403).end()
      return
    }
    count += 1
    const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    const headers = { ...incoming.headers, 'x-forwarded-for': from, 'accept-encoding': 'identity' }
    const { method, url } = incoming
    const onward = httpRequest({ host: '127.0.0.1', port: behind, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** How many requests came through. */
    count: () => count,
    /** From now on refuses requests that begin with one of these ("POST /sign-out"). */
    refuse(begins: readonly string[]) {
      closed = begins
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Runs a scanner until it exits or times out. @returns its output, and whether it exited without an error. */
export async function run(
  { proxy, folder }: Scanned,
  program: string,
  args: readonly string[],
  seconds: number,
) {
  const began = performance.now()
  const before = proxy.count()
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder },
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const late = setTimeout(() => child.kill('SIGTERM'), seconds * 1000)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(late)
  return {
    output,
    ended: code === 0,
    seconds: Math.round((performance.now() - began) / 1000),
    tried: proxy.count() - before,
  }
}
