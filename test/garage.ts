import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../scripts/free-port.ts'

/** A production server, with an empty database in its own folder unless one is named. */
export type Garage = { url: string; dataDir: string; databaseUrl: string }

/** Starting takes two seconds, and much longer on a busy machine. */
const START_MILLISECONDS = 120_000

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const giveUp = Date.now() + START_MILLISECONDS
  while (Date.now() < giveUp) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server was not ready after ${START_MILLISECONDS / 1000} s`)
}

/**
 * Starts `server/index.ts` as `npm start` does, on a free loopback port.
 * @param through command line of a program that starts the server, such as one that limits or traces it.
 */
export async function startGarage(
  more: Record<string, string> = {},
  folder = 'garage-',
  through: readonly string[] = [],
): Promise<Garage & { server: ChildProcess; stop(): Promise<void> }> {
  const port = more.PORT ?? (await freePort())
  const dataDir = more.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), folder))
  const url = `http://localhost:${port}`
  const [program = '', ...words] = [...through, process.execPath, 'server/index.ts']
  const server = spawn(program, words, {
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: url,
      LOG_LEVEL: 'warn',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilReady(url, server)
  } catch (error) {
    server.kill('SIGKILL')
    throw error
  }
  return {
    url,
    dataDir,
    databaseUrl: more.DATABASE_URL ?? `file:${path.join(dataDir, 'garage.db')}`,
    server,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve))
        server.kill('SIGTERM')
        await ended
      }
      if (!more.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
