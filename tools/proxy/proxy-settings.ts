import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { plainPaths } from '#app/site-map.ts'
import { check } from '../../scripts/checks.ts'
import { freePort } from '../../scripts/free-port.ts'
import { guideBlock, startProxy } from './proxy.ts'

const TIMES = 6

/** Checks a file with a program of this machine; prints a note if the program is missing. */
function understood(file: string, text: string, program: string, ...words: string[]): void {
  if (!existsSync(program)) {
    console.log(`– no ${program} here: ${file} was not checked`)
    return
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-settings-'))
  writeFileSync(path.join(folder, file), text)
  const { status, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' })
  const holds = status === 0 && !stderr.includes(`${file}:`)
  if (!holds) console.log(stderr)
  check(`${path.basename(program)} takes ${file}`, holds)
  rmSync(folder, { recursive: true, force: true })
}

/** Checks the systemd unit and the Caddyfile of the guide. */
export function settings(): void {
  const unit = guideBlock('ini', '[Service]')
    .replaceAll('%i', '3001')
    .replace('User=garage', `User=${os.userInfo().username}`)
    .replace('/srv/garage/site/node_modules/.bin/node', process.execPath)
  understood('garage@3001.service', unit, '/usr/bin/systemd-analyze', 'verify', './garage@3001.service')
  understood(
    'Caddyfile',
    guideBlock('caddy', 'reverse_proxy'),
    '/usr/bin/caddy',
    'validate',
    '--config',
    'Caddyfile',
  )
}

/** What nginx retries on the other process, when one works and the other gives 404s and drops the connection at each post. */
export async function rules(): Promise<void> {
  const posts: string[] = []
  const well = await listening((request, response) => {
    if (request.method === 'POST') posts.push(`${request.url}`)
    response.end('well')
  })
  const broken = await listening((request, response) => {
    if (request.method === 'POST') request.resume().on('end', () => request.socket.destroy())
    else response.writeHead(404).end()
  })
  const proxy = await startProxy({ port: await freePort(), to: [well.url, broken.url] })
  const statuses = async (address: string, method: string) => {
    const all = Array.from({ length: TIMES }, async () => {
      const answer = await fetch(proxy.url + address, { method, ...(method === 'POST' && { body: 'a=1' }) })
      return answer.status
    })
    return (await Promise.all(all)).toSorted((one, other) => one - other).join(' ')
  }
  const half = (one: number, other: number) =>
    `${`${one} `.repeat(TIMES / 2)}${`${other} `.repeat(TIMES / 2)}`.trim()
  const each = `${'200 '.repeat(TIMES)}`.trim()
  check(
    'what is named by its content is asked of the other',
    (await statuses('/assets/a.js', 'GET')) === each,
  )
  check(
    'a page that is not there is not asked for twice',
    (await statuses('/nowhere', 'GET')) === half(200, 404),
  )
  check('a request is sent to the other', (await statuses(plainPaths.sendRequest, 'POST')) === each)
  posts.splice(0)
  check(
    'any other post is not',
    (await statuses('/login', 'POST')) === half(200, 502) && posts.length === TIMES / 2,
  )
  const atOnce = (count: number) =>
    Promise.all(Array.from({ length: count }, () => fetch(`${proxy.url}/`).then(({ status }) => status)))
  check('forty requests at once from one address are answered', !(await atOnce(40)).includes(429))
  check('of four hundred some are told to come back later', (await atOnce(400)).includes(429))
  await proxy.stop()
  for (const { server } of [well, broken]) server.close()
}

async function listening(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}` }
}
