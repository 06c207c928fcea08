import { expect, test } from 'vitest'
import { waitAfter } from '#app/jobs/jobs.server.ts'
import { LONGEST_WAIT } from '#app/jobs/lease.server.ts'
import { mailJob } from '#app/mail/mail-job.server.ts'

const kind = mailJob({ smtpUrl: undefined, mailFrom: undefined, dataDir: '' })

test('a mail waits twice as long after each attempt, never beyond the longest wait', () => {
  const waits = Array.from({ length: 19 }, (_, index) => waitAfter(index + 1, kind, 0, 0.5))
  expect(waits.slice(0, 3)).toEqual([5_000, 10_000, 20_000])
  expect([waitAfter(1, kind, 0, 0), waitAfter(59, kind, 0, 1), waitAfter(1, kind, 9_000, 0)]).toEqual([
    3_750,
    LONGEST_WAIT,
    9_000,
  ])
  const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 3600_000)
  expect(days).toBeGreaterThan(1.5)
  expect(days).toBeLessThan(3)
})
