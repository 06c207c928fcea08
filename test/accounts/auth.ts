import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
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

/** The mails sent to an address, in order; waits until there are `count`. */
export async function mailsTo(runtime: Runtime, address: string, count: number): Promise<Email[]> {
  const folder = path.join(runtime.env.dataDir, 'mail')
  return vi.waitFor(
    async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name))
      const mails = await Promise.all(
        names.toSorted().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
      )
      const theirs = mails.filter((mail) => mail.to?.some((to) => to.address === address))
      if (theirs.length < count) throw new Error(`${theirs.length} of ${count} mails to ${address}`)
      return theirs
    },
    { timeout: MAIL_MILLISECONDS, interval: 25 },
  )
}

/** The link in the latest of `count` mails to an address. */
export async function latestLink(runtime: Runtime, address: string, count: number): Promise<URL> {
  const mail = (await mailsTo(runtime, address, count)).at(-1)
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No link in the mail to ${address}`)
  return new URL(link)
}
