import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'
import type { PasswordHash } from '#app/accounts/better-auth.server.ts'
import type { Runtime } from '#app/context.server.ts'
import type { SendPush } from '#app/push/post-push.server.ts'
import { openRuntime } from '#app/runtime.server.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import type { OpenedDatabase } from '../engines.ts'
import { MAIL_MILLISECONDS } from '../http-client.ts'
import { cheapHash } from './cheap-hash.ts'

export type Garage = {
  runtime: Runtime
  /** The whole log so far. */
  lines(): string
  close(): Promise<void>
}

/** Options of a test garage; `passwordHash: undefined` means the production hash. */
export type GarageOptions = { open?: typeof openRuntime; passwordHash?: PasswordHash; sendPush?: SendPush }

/** The application's own runtime on a test's database, with its mails written as files to its own folder. */
export async function openGarage(
  opened: OpenedDatabase,
  environment: Record<string, string> = {},
  { open = openRuntime, ...options }: GarageOptions = {},
): Promise<Garage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'garage-data-'))
  const env = readEnv({
    DATA_DIR: folder,
    DATABASE_URL: opened.url,
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'debug',
    ...environment,
  })
  let written = ''
  const { log, flush } = createLog(env.logLevel, { write: (text: string) => (written += text) })
  const runtime = await open(env, log, { passwordHash: cheapHash, ...options })
  return {
    runtime,
    lines() {
      flush()
      return written
    },
    async close() {
      await runtime.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const PATIENCE = { timeout: MAIL_MILLISECONDS, interval: 25 }
const mailFolder = ({ env }: Runtime) => path.join(env.dataDir, 'mail')
const mailIn = async (file: string) => PostalMime.parse(await readFile(file))

/** The text of the newest mail of a kind to an address, such as `reset`, once it is sent. */
export function mailOf(runtime: Runtime, address: string, kind: string): Promise<string> {
  const newest = runtime.database.db
    .selectFrom('jobs')
    .select('id')
    .where('to_address', '=', address)
    .where('mail', '=', `account.${kind}`)
    .orderBy('created_at', 'desc')
  const folder = mailFolder(runtime)
  return vi.waitFor(async () => {
    const { id } = await newest.executeTakeFirstOrThrow()
    const name = (await readdir(folder)).find((file) => /^[^.]/.test(file) && file.endsWith(`${id}.eml`))
    if (!name) throw new Error(`The mail ${kind} to ${address} is not sent yet`)
    return (await mailIn(path.join(folder, name))).text ?? ''
  }, PATIENCE)
}

/** The token in the newest mail of a kind to an address. */
export async function tokenOf(runtime: Runtime, address: string, kind: string): Promise<string> {
  const [, token = ''] = /\?(?:token|confirm)=([\w-]+)/.exec(await mailOf(runtime, address, kind)) ?? []
  if (!token) throw new Error(`No token in the mail ${kind} to ${address}`)
  return token
}
