import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { startProxy } from '../tools/proxy/proxy.ts'
import { type Garage, startGarage } from './garage.ts'

type Server = Awaited<ReturnType<typeof startGarage>>

type Pair = Garage & {
  servers: Server[]
  stop(): Promise<void>
}

/** Two production servers on one Postgres, behind the nginx of `docs/deploy.md`, whose address is the public one. */
export async function startTwoServers(settings: Record<string, string> = {}): Promise<Pair> {
  const postgres = settings.DATABASE_URL ? undefined : await startPostgres({ durable: false })
  const databaseUrl = settings.DATABASE_URL ?? postgres?.url ?? ''
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'garage-pair-'))
  const port = await freePort()
  const shared = {
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...settings,
  }
  const servers = await Promise.all([startGarage(shared), startGarage(shared)])
  const proxy = await startProxy({ port, to: servers.map((server) => server.url) })
  return {
    url: proxy.url,
    dataDir,
    databaseUrl,
    servers,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
      await proxy.stop()
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
