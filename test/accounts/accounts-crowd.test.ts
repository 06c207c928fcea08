import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { engines } from '../engines.ts'

const PROCESSES = ['a', 'b']
/** Fifty people in `npm run attack`, a dozen in `npm test`. */
const PEOPLE_EACH = Number(process.env.CROWD ?? 12) / PROCESSES.length

describe.each(engines)('Sign-ups at once from two processes on $name', ({ open }) => {
  test('make exactly one admin', async () => {
    const opened = await open()
    const folder = await mkdtemp(path.join(tmpdir(), 'garage-crowd-'))
    const crowds = PROCESSES.map((name) => startCrowd(name, opened.url, folder))
    try {
      for (const crowd of crowds) expect(await crowd.line()).toBe('ready')
      for (const crowd of crowds) crowd.go()
      const outcomes = await Promise.all(crowds.map(async (crowd) => JSON.parse(await crowd.line())))
      const { db } = opened.database
      expect(outcomes.map((outcome) => outcome.entered)).toEqual([PEOPLE_EACH, PEOPLE_EACH])
      expect(outcomes.map((outcome) => outcome.admins).toSorted()).toEqual([0, 1])
      expect(await db.selectFrom('user').select('id').execute()).toHaveLength(PEOPLE_EACH * PROCESSES.length)
      expect(await db.selectFrom('user_roles').select('user_id').execute()).toHaveLength(1)
      expect(await db.selectFrom('first_admin').select('user_id').execute()).toHaveLength(1)
    } finally {
      await Promise.all(crowds.map((crowd) => crowd.ended))
      await opened.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
})

function startCrowd(name: string, url: string, folder: string) {
  const script = path.resolve(import.meta.dirname, 'accounts-crowd.ts')
  const child = spawn(process.execPath, [script, name, `${PEOPLE_EACH}`], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: folder,
      // Nothing listens on this port: the mails stay in the outbox, where the links are read.
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    ended,
    go: () => child.stdin.end('go\n'),
    async line(): Promise<string> {
      const { value, done } = await lines.next()
      if (done) throw new Error(`Process ${name} ended early`)
      return value
    },
  }
}
