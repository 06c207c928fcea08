import { expect, test } from 'vitest'
import { waitAfter } from '#app/jobs/jobs.server.ts'
import { NotDone } from '#app/jobs/kinds.ts'
import { type LeasedJob, LONGEST_WAIT } from '#app/jobs/lease.server.ts'
import { ATTEMPTS_REFUSED, mailJob } from '#app/mail/mail-job.server.ts'
import { startMailServer } from './mail-server.ts'

const kind = mailJob({ smtpUrl: undefined, mailFrom: undefined, dataDir: '' })

test('a mail waits twice as long after each attempt, never beyond the longest wait', () => {
  const waits = Array.from({ length: 19 }, (_, index) => waitAfter(index + 1, kind, 0, 0.5))
  expect(waits.slice(0, 3)).toEqual([5_000, 10_000, 20_000])
  for (let attempts = 1; attempts < 60; attempts += 1) {
    expect(waitAfter(attempts, kind, 0, 0.999)).toBeLessThanOrEqual(LONGEST_WAIT)
    expect(waitAfter(attempts, kind, 0, 0)).toBeGreaterThan(3_000)
  }
  const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 3600_000)
  expect(days).toBeGreaterThan(1.5)
  expect(days).toBeLessThan(3)
})

test.each([
  [450, undefined],
  [550, ATTEMPTS_REFUSED],
])('an address refused with %i is tried %s times', async (responseCode, attempts) => {
  const server = await startMailServer({
    onRcptTo: (_, __, refuse) => refuse(Object.assign(new Error('no'), { responseCode })),
  })
  try {
    const { run } = mailJob({ smtpUrl: server.url, mailFrom: 'garage@garage.example', dataDir: '' })
    const mail = { subject: 'S', html: '', text: 'T', to_address: 'a@example.org', created_at: '' }
    const failed = await run(mail as LeasedJob, AbortSignal.timeout(10_000)).catch((error) => error)
    expect(failed).toBeInstanceOf(NotDone)
    expect((failed as NotDone).how.attempts).toBe(attempts)
  } finally {
    await server.close()
  }
})
